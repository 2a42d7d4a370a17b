import { useId, type ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './field-frame.module.css'
import saved from './saved-note.module.css'
import { VisuallyHidden } from './visually-hidden'

/** What every labelled control accepts. */
export type FieldText = {
  label: string
  help?: ReactNode
  error?: string
  required?: boolean
  hideLabel?: boolean
  /** A word at the end of the label's line, such as that the value is saved. */
  note?: string
}

/** The attributes that tie a control to its label, help and error. */
export type ControlProps = {
  id: string
  className: string | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

type FieldFrameProps = FieldText & { children: (control: ControlProps) => ReactNode }

/** Label above, error and help below; `children` renders the control with the given attributes. */
export const FieldFrame = ({ label, help, error, required, hideLabel, note, children }: FieldFrameProps) => {
  const id = useId()
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ')
  const caption = (
    <label className={styles.label} htmlFor={id} id={`${id}-label`}>
      {label}
      {required && <span aria-hidden="true"> *</span>}
    </label>
  )
  return (
    <div className={classNames(styles.field, saved.noted)} data-note={note}>
      {hideLabel ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      {children({
        id,
        className: styles.control,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      <FieldNotes id={id} help={help} error={error} />
    </div>
  )
}

/** The lines below a control: what is wrong, then what helps. */
export const FieldNotes = ({ id, help, error }: { id: string; help?: ReactNode; error?: string }) => (
  <>
    {error && (
      <p className={styles.error} id={`${id}-error`}>
        {error}
      </p>
    )}
    {help && (
      <p className={styles.help} id={`${id}-help`}>
        {help}
      </p>
    )}
  </>
)
