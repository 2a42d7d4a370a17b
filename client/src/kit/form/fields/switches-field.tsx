import { useId } from 'react'
import { FieldNotes } from '../../ui/field-frame'
import { Switch } from '../../ui/switch'
import styles from './switches-field.module.css'
import { useChoiceField } from './use-form-field'

type SwitchesFieldProps<Value extends string> = {
  name: string
  label: string
  options: readonly { value: Value; label: string; help?: string }[]
  /** What is said where none is chosen. */
  oneAtLeast: string
}

/** Some of a few, a switch each, in the order in which they are offered; one at least. */
export const SwitchesField = <Value extends string>(props: SwitchesFieldProps<Value>) => {
  const { name, label, options, oneAtLeast } = props
  const id = useId()
  const { value, onChange, error } = useChoiceField({ name, label }, (chosen) =>
    (chosen as readonly Value[]).length ? undefined : oneAtLeast,
  ).field
  // The contract's column is a list of these values.
  const chosen = value as readonly Value[]
  const set = (changed: Value, isOn: boolean) =>
    onChange(
      options.flatMap((each) =>
        (each.value === changed ? isOn : chosen.includes(each.value)) ? [each.value] : [],
      ),
    )
  return (
    <fieldset className={styles.switches} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{label}</legend>
      {options.map((each) => (
        <Switch
          key={each.value}
          label={each.label}
          help={each.help}
          checked={chosen.includes(each.value)}
          onChange={(isOn) => set(each.value, isOn)}
        />
      ))}
      <FieldNotes id={id} error={error} />
    </fieldset>
  )
}
