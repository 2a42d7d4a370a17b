import { useId, type ReactNode } from 'react'
import styles from './choices.module.css'

type ChoicesProps<Value extends string> = {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: string; picture: ReactNode }[]
  columns?: boolean
}

/** One of a few looks, each with a small picture of it; arrow keys move between them. */
export const Choices = <Value extends string>(props: ChoicesProps<Value>) => {
  const { label, value, onChange, options, columns } = props
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={styles.choices} data-columns={columns || undefined}>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.picture} aria-hidden="true">
            {option.picture}
          </span>
          <span className={styles.label}>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
