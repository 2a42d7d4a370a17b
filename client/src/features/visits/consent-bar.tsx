import { useEffect, useRef } from 'react'
import { Button } from '../../kit/ui/button'
import { useConsentWords } from '../../kit/site/words/consent-words'
import { answerConsent } from './consent'
import styles from './consent-bar.module.css'

/** Asks for consent at the lower edge; it takes the focus only from who called it, and gives it back. */
export const ConsentBar = ({ called }: { called: boolean }) => {
  const words = useConsentWords()
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!called) return
    const before = document.activeElement as HTMLElement | null
    first.current?.focus()
    return () => before?.focus()
  }, [called])
  return (
    <section className={`site-card ${styles.bar}`} aria-label={words.title} data-visit="none">
      <p className={styles.words}>{words.question}</p>
      <div className={styles.answers}>
        <Button ref={first} onClick={() => answerConsent('yes')}>
          {words.accept}
        </Button>
        <Button onClick={() => answerConsent('no')}>{words.refuse}</Button>
      </div>
    </section>
  )
}
