import styles from './skeleton.module.css'

/** Grey lines in the place of text that is being loaded; the last is shorter. */
export const Skeleton = ({ lines = 1, block }: { lines?: number; block?: boolean }) => (
  <span className={styles.skeleton} aria-hidden="true" data-block={block || undefined}>
    {Array.from({ length: lines }, (_, index) => (
      <span key={index} className={styles.line} />
    ))}
  </span>
)
