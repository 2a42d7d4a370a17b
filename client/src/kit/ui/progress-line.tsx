import { useEffect, useState } from 'react'
import styles from './progress-line.module.css'

const delayMs = 150

/** A thin line along the top of the window while something takes longer than one notices. */
export const ProgressLine = ({ busy }: { busy: boolean }) => {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!busy) return
    const timer = setTimeout(() => setLate(true), delayMs)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [busy])
  return busy && isLate ? <div className={styles.line} data-progress aria-hidden="true" /> : null
}
