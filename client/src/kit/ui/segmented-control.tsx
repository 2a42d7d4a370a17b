import { useId } from 'react'
import { CoveringRadio } from './covering-radio'
import styles from './segmented-control.module.css'
import { VisuallyHidden } from './visually-hidden'

type SegmentedControlProps<Value extends string> = {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: string }[]
}

/** One of two to five short choices, as a filter; arrow keys move between them. */
export const SegmentedControl = <Value extends string>(props: SegmentedControlProps<Value>) => {
  const { label, value, onChange, options } = props
  const name = useId()
  return (
    <fieldset className={styles.group}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <CoveringRadio
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
