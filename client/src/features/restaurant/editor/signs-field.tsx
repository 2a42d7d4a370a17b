import { withPermission } from '../../../kit/form/with-permission'
import { useChoiceField } from '../../../kit/form/fields/use-form-field'
import { FieldNotes } from '../../../kit/ui/field-frame'
import { classNames } from '../../../kit/ui/class-names'
import saved from '../../../kit/ui/saved-note.module.css'
import styles from './signs-field.module.css'

type SignsFieldProps = { name: string; names: readonly string[]; words: Readonly<Record<string, string>> }

/** Any of a list, each a box to tick; saved as it is ticked. */
export const SignsField = withPermission(({ name, names, words }: SignsFieldProps) => {
  const { field } = useChoiceField({ name })
  const chosen: readonly string[] = field.value ?? []
  const toggle = (sign: string) =>
    // In the order of the list, whatever was ticked first.
    field.onChange(names.filter((each) => (each === sign) !== chosen.includes(each)))
  return (
    <fieldset className={classNames(styles.signs, saved.noted)} data-note={field.note}>
      <legend>{field.label}</legend>
      <div className={styles.boxes}>
        {names.map((sign) => (
          <label key={sign} className={styles.sign}>
            <input type="checkbox" checked={chosen.includes(sign)} onChange={() => toggle(sign)} />
            {words[sign]}
          </label>
        ))}
      </div>
      <FieldNotes id={name} error={field.error} />
    </fieldset>
  )
})
