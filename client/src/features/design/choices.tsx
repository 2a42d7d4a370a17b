import { useId, type ReactNode } from 'react'
import styles from './choices.module.css'

type ChoicesProps<Value extends string> = {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: string; hint?: string; picture: ReactNode }[]
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
            aria-labelledby={`${name}-${option.value}-label`}
            aria-describedby={option.hint && `${name}-${option.value}-hint`}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.picture} aria-hidden="true">
            {option.picture}
          </span>
          <span className={styles.label}>
            <span id={`${name}-${option.value}-label`}>{option.label}</span>
            {option.hint && (
              <small id={`${name}-${option.value}-hint`} className={styles.hint}>
                {option.hint}
              </small>
            )}
          </span>
        </label>
      ))}
    </div>
  )
}
