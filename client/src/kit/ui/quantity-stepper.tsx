import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { useKitWords } from './kit-words'
import styles from './quantity-stepper.module.css'

type QuantityStepperProps = {
  label: string
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  disabled?: boolean
}

/** A whole number between `min` and `max`, by button or typed; what is typed counts when the box is left. */
export const QuantityStepper = (props: QuantityStepperProps) => {
  const { label, value, onChange, min = 1, max = 999, disabled } = props
  const words = useKitWords()
  const [draft, setDraft] = useState<string | null>(null)

  const set = (next: number) => {
    const allowed = Math.min(max, Math.max(min, next))
    if (allowed !== value) onChange(allowed)
  }
  const settle = () => {
    const typed = Number.parseInt(draft ?? '', 10)
    setDraft(null)
    if (Number.isInteger(typed)) set(typed)
  }
  return (
    <div className={styles.stepper} role="group" aria-label={label}>
      <button
        type="button"
        className={styles.button}
        aria-label={words.less}
        disabled={disabled || value <= min}
        onClick={() => set(value - 1)}
      >
        <Minus aria-hidden="true" />
      </button>
      <input
        className={styles.input}
        inputMode="numeric"
        aria-label={label}
        value={draft ?? value}
        disabled={disabled}
        onChange={(event) => setDraft(event.target.value.replace(/\D/g, '').slice(0, 3))}
        onFocus={(event) => event.target.select()}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle()
          if (event.key === 'ArrowUp') set(value + 1)
          if (event.key === 'ArrowDown') set(value - 1)
        }}
      />
      <button
        type="button"
        className={styles.button}
        aria-label={words.more}
        disabled={disabled || value >= max}
        onClick={() => set(value + 1)}
      >
        <Plus aria-hidden="true" />
      </button>
    </div>
  )
}
