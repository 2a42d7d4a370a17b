import { useId, type ComponentProps, type ReactNode } from 'react'
import styles from './checkbox.module.css'
import { FieldNotes } from './field-frame'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  help?: ReactNode
  error?: string
}

/** A yes or no with its words beside it; the whole line answers to a click. */
export const Checkbox = ({ label, help, error, ...rest }: CheckboxProps) => {
  const id = useId()
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={styles.line}>
        <input
          type="checkbox"
          className={styles.box}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          {...rest}
        />
        <span>{label}</span>
      </label>
      <div className={styles.notes}>
        <FieldNotes id={id} help={help} error={error} />
      </div>
    </div>
  )
}
