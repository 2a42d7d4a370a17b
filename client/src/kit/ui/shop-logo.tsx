import { useState } from 'react'
import styles from './shop-logo.module.css'
import { webpOf } from './webp-of'

/** A shop's logo; the first letter of its name where it has none. */
export const ShopLogo = ({ src, name }: { src: string | undefined; name: string }) => {
  const [failed, setFailed] = useState<readonly string[]>([])
  const shown = [src && webpOf(src), src].find((each) => each && !failed.includes(each))
  return (
    <span className={styles.logo} aria-hidden="true">
      {shown ? (
        <img src={shown} alt="" width={512} height={512} onError={() => setFailed([...failed, shown])} />
      ) : (
        name.charAt(0)
      )}
    </span>
  )
}
