import styles from './progress-bar.module.css'

/** How far something is, 0 to 1; null while that is unknown. */
export const ProgressBar = ({ label, value }: { label: string; value: number | null }) => (
  <div className={styles.progress}>
    <div className={styles.words}>
      <span>{label}</span>
      {value !== null && <span>{Math.round(value * 100)} %</span>}
    </div>
    <progress className={styles.bar} max={1} value={value ?? undefined} aria-label={label} />
  </div>
)
