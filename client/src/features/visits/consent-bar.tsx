import { useEffect, useRef } from 'react'
import { Button } from '../../kit/ui/button'
import { useConsentTexts } from '../../kit/site/texts/consent-texts'
import { answerConsent } from './consent'
import styles from './consent-bar.module.css'

/** Asks for consent at the lower edge; it takes the focus only from who called it, and gives it back. */
export const ConsentBar = ({ called }: { called: boolean }) => {
  const texts = useConsentTexts()
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!called) return
    const before = document.activeElement as HTMLElement | null
    first.current?.focus()
    return () => before?.focus()
  }, [called])
  return (
    <section className={`site-card ${styles.bar}`} aria-label={texts.title} data-visit="none">
      <p className={styles.words}>{texts.question}</p>
      <div className={styles.answers}>
        <Button ref={first} onClick={() => answerConsent('yes')}>
          {texts.accept}
        </Button>
        <Button onClick={() => answerConsent('no')}>{texts.refuse}</Button>
      </div>
    </section>
  )
}
