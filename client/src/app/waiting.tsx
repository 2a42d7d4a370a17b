import { useEffect, useState } from 'react'
import { Spinner } from '../kit/ui/spinner'
import styles from './waiting.module.css'

const delayMs = 200

/** Shown while a page's code or the session is loading; invisible at first, so that a fast answer does not flicker. */
export const Waiting = () => {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), delayMs)
    return () => clearTimeout(timer)
  }, [])
  return <div className={styles.waiting}>{late && <Spinner large />}</div>
}
