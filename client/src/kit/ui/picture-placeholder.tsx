import styles from './picture-placeholder.module.css'

/** A plain illustration (hills and a sun in the colours around it) in the place of a missing picture. */
export const PicturePlaceholder = () => (
  <svg
    className={styles.illustration}
    viewBox="0 0 160 120"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    focusable="false"
  >
    <circle className={styles.sun} cx="112" cy="40" r="13" />
    <path
      className={styles.far}
      d="M-80 96 L22 50 q10 -5 20 2 L92 88 l22 -12 q8 -4 16 1 L240 128 V200 H-80 Z"
    />
    <path className={styles.near} d="M-80 118 Q-20 88 48 98 T150 96 T240 110 V200 H-80 Z" />
  </svg>
)
