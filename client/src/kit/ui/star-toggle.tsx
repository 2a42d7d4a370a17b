import { Glyph } from './glyph'
import styles from './star-toggle.module.css'

type StarToggleProps = {
  label: string
  /** What the mark does. */
  about?: string
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  busy?: boolean
}

/** Marks a thing as featured. */
export const StarToggle = ({ label, about, checked, onChange, disabled, busy }: StarToggleProps) => (
  <button
    type="button"
    className={styles.star}
    aria-pressed={checked}
    aria-label={label}
    aria-busy={busy || undefined}
    title={about ?? label}
    disabled={disabled}
    onClick={() => onChange(!checked)}
  >
    <Glyph name="star" />
  </button>
)
