import { VisuallyHidden } from '../../ui/visually-hidden'
import styles from './open-badge.module.css'
import { openStateOf } from './opening'
import { useShownSite } from '../shown-site'
import { useSiteWords } from '../words/use-site-words'
import { useNow } from './use-now'

type OpenBadgeProps = {
  plain?: boolean
  /** The id of the hours on the page, which the badge leads to. */
  hours?: string
}

/** Whether the business is open now; keeps its line free until the visitor's clock is known. */
export const OpenBadge = ({ plain, hours: anchor }: OpenBadgeProps) => {
  const { openings, company, options } = useShownSite()
  const words = { hours: useSiteWords('hours'), site: useSiteWords('site') }
  const now = useNow()
  const { timezone } = company
  const opening =
    now && openStateOf({ openings, timezone, now, answersAnytime: options.answersAnytime }, words)
  if (!options.showHours || (now && !opening)) return null
  const text = opening?.text
  return (
    <p className={styles.badge} data-open={opening?.open || undefined} data-plain={plain || undefined}>
      {text && anchor ? (
        <a className={styles.link} href={`#${anchor}`}>
          {text}
          <VisuallyHidden> {words.site.seeHours}</VisuallyHidden>
        </a>
      ) : (
        (text ?? '\u00a0')
      )}
    </p>
  )
}
