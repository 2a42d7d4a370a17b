import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import styles from './printed-card.module.css'
import { useCard } from './use-share'

/** Prints a card on a sheet of its own; the page around it stays on the screen. */
export const PrintedCard = ({ linkId, onDone }: { linkId: number; onDone: () => void }) => {
  const { address, error } = useCard(linkId, 'print')
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
