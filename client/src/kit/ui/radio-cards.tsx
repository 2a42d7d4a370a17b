import { useId, type ReactNode } from 'react'
import { FieldNotes } from './field-frame'
import { Text } from './text'
import styles from './radio-cards.module.css'

/** One card: its value, title and what stands below and beside the title. */
export type RadioCard<Value extends string> = {
  value: Value
  title: string
  description?: ReactNode
  aside?: ReactNode
  disabled?: boolean
}

type RadioCardsProps<Value extends string> = {
  label: string
  value: Value | null
  onChange: (value: Value) => void
  options: readonly RadioCard<Value>[]
  error?: string
  columns?: boolean
}

/** One choice of a few that deserve a sentence each, such as shipping options. */
export const RadioCards = <Value extends string>(props: RadioCardsProps<Value>) => {
  const { label, value, onChange, options, error, columns } = props
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.cards} data-columns={columns || undefined}>
        {options.map((option) => (
          <label key={option.value} className={styles.card}>
            <input
              type="radio"
              className={styles.radio}
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.words}>
              <Text weight="medium">{option.title}</Text>
              {option.description && <Text tone="muted">{option.description}</Text>}
            </span>
            {option.aside && (
              <Text weight="medium" tabular>
                {option.aside}
              </Text>
            )}
          </label>
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  )
}
