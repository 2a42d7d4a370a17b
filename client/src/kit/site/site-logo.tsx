import { useState } from 'react'
import { webpOf } from '../ui/webp-of'
import styles from './site-logo.module.css'

/** The business's logo, square; nothing where there is none or it cannot be loaded. */
export const SiteLogo = ({ src, large }: { src: string; large?: boolean }) => {
  const [failed, setFailed] = useState<readonly string[]>([])
  const shown = [webpOf(src), src].find((each) => each && !failed.includes(each))
  if (!shown) return null
  return (
    <img
      className={styles.logo}
      data-large={large || undefined}
      src={shown}
      alt=""
      data-part="logo"
      width={512}
      height={512}
      onError={() => setFailed([...failed, shown])}
    />
  )
}
