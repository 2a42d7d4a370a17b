import { classNames } from '../../kit/ui/class-names'
import { useSiteWords } from '../../kit/site/words/use-site-words'
import styles from './cookies-button.module.css'
import { usePixelId } from './use-pixel-id'

// The question has its own code, which is here by the time anybody reads the footer.
const askConsent = () => void import('./consent').then(({ callConsent }) => callConsent()).catch(() => {})

/** Asks about cookies again; renders nothing where no question is asked. */
export const CookiesButton = ({ className }: { className?: string }) => {
  const words = useSiteWords('site')
  if (!usePixelId()) return null
  return (
    <button
      type="button"
      className={classNames(styles.button, className)}
      data-visit="none"
      onClick={askConsent}
    >
      {words.cookies}
    </button>
  )
}
