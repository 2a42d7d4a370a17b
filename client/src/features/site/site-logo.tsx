import { useState } from 'react'
import styles from './site-logo.module.css'

/** The business's logo, square; nothing where there is none or it cannot be loaded. */
export const SiteLogo = ({ src, large }: { src: string; large?: boolean }) => {
  const [failed, setFailed] = useState('')
  if (!src || failed === src) return null
  return (
    <img
      className={styles.logo}
      data-large={large || undefined}
      src={src}
      alt=""
      width={512}
      height={512}
      onError={() => setFailed(src)}
    />
  )
}
