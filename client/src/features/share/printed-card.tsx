import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import styles from './printed-card.module.css'
import { useCard, type CardChoice } from './use-share'

/** Prints a card on a sheet of its own; the page around it stays on the screen. */
export const PrintedCard = ({ onDone, ...card }: Omit<CardChoice, 'size'> & { onDone: () => void }) => {
  const { address, error } = useCard({ ...card, size: 'print' })
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  })
  useEffect(() => {
    // The card itself says what is wrong with it.
    if (error) done.current()
  }, [error])
  if (!address) return null
  const print = () => {
    window.print()
    done.current()
  }
  return createPortal(
    <div className={styles.sheet}>
      <img src={address} alt="" onLoad={print} />
    </div>,
    document.body,
  )
}
