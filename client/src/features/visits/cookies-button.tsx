import { classNames } from '../../kit/ui/class-names'
import { useTexts } from '../../kit/site/texts/use-texts'
import styles from './cookies-button.module.css'
import { usePixelId } from './use-pixel-id'

// The question has its own code, which is here by the time anybody reads the footer.
const askConsent = () => void import('./consent').then(({ callConsent }) => callConsent()).catch(() => {})

/** Asks about cookies again; renders nothing where no question is asked. */
export const CookiesButton = ({ className }: { className?: string }) => {
  const texts = useTexts('site')
  if (!usePixelId()) return null
  return (
    <button
      type="button"
      className={classNames(styles.button, className)}
      data-visit="none"
      onClick={askConsent}
    >
      {texts.cookies}
    </button>
  )
}
