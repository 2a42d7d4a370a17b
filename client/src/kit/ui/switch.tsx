import { useId, type ReactNode } from 'react'
import { classNames } from './class-names'
import { FieldNotes } from './field-frame'
import { Row } from './stack'
import saved from './saved-note.module.css'
import styles from './switch.module.css'
import { VisuallyHidden } from './visually-hidden'

type SwitchProps = {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  help?: ReactNode
  error?: string
  disabled?: boolean
  busy?: boolean
  hideLabel?: boolean
  name?: string
  note?: string
}

/** A setting that takes effect at once; `busy` shows that the server has not answered yet. */
export const Switch = (props: SwitchProps) => {
  const { label, checked, onChange, help, error, disabled, busy, hideLabel, name, note } = props
  const id = useId()
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ')
  return (
    <div
      className={classNames(styles.field, saved.noted)}
      data-note={note}
      data-alone={hideLabel || undefined}
    >
      <Row nowrap>
        <button
          type="button"
          role="switch"
          name={name}
          id={id}
          className={styles.switch}
          aria-checked={checked}
          aria-labelledby={`${id}-label`}
          aria-describedby={described || undefined}
          aria-busy={busy || undefined}
          disabled={disabled}
          onClick={() => onChange(!checked)}
        >
          <span className={styles.track}>
            <span className={styles.thumb} />
          </span>
        </button>
        {hideLabel ? (
          <VisuallyHidden>
            <span id={`${id}-label`}>{label}</span>
          </VisuallyHidden>
        ) : (
          <label className={styles.label} htmlFor={id} id={`${id}-label`}>
            {label}
          </label>
        )}
      </Row>
      {(help || error) && (
        <div className={styles.notes}>
          <FieldNotes id={id} help={help} error={error} />
        </div>
      )}
    </div>
  )
}
