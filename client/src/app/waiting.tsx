import { useEffect, useState } from 'react'
import { Spinner } from '../kit/ui/spinner'
import styles from './waiting.module.css'

const patience = 200

/** Shown while a page's code or the session is on its way; invisible for a moment, so that a fast answer does not flicker. */
export const Waiting = () => {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return <div className={styles.waiting}>{late && <Spinner large />}</div>
}
