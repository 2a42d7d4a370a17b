import { useEffect, useRef } from 'react'
import styles from './sent-message.module.css'

/** What is said of a message that was sent: it takes the place of the form, and the focus of its button with it. */
export const SentMessage = ({ text }: { text: string }) => {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => line.current?.focus(), [])
  return (
    <p ref={line} className={styles.sent} role="status" tabIndex={-1}>
      {text}
    </p>
  )
}
