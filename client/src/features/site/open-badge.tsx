import styles from './open-badge.module.css'
import { openingOf } from './opening'
import { useShownSite } from './shown-site'
import { useTexts } from './texts/use-texts'
import { useNow } from './use-now'

/** Whether the business is open now; keeps its line free until the visitor's clock is known. */
export const OpenBadge = ({ plain }: { plain?: boolean }) => {
  const { hours, company, options } = useShownSite()
  const texts = { hours: useTexts('hours'), site: useTexts('site') }
  const now = useNow()
  const opening = now && openingOf({ hours, timezone: company.timezone, now }, texts)
  if (!options.showHours || (now && !opening)) return null
  return (
    <p className={styles.badge} data-open={opening?.open || undefined} data-plain={plain || undefined}>
      {opening ? opening.text : '\u00a0'}
    </p>
  )
}
