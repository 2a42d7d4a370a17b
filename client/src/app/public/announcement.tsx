import { shortTitle } from '@mainstreet/shared/rules/site/notice-rules'
import { shortDateText } from '@mainstreet/shared/rules/time/hours'
import { backOn } from '@mainstreet/shared/rules/time/time-off'
import { today } from '@mainstreet/shared/rules/money/price'
import { useShownSite } from '../../kit/site/shown-site'
import { SiteLink } from '../../kit/site/site-link'
import { useSiteWords } from '../../kit/site/words/use-site-words'
import { useMoment } from '../../kit/use-moment'
import styles from './announcement.module.css'

/** Time off that is on or about to begin, else the newest notice that its owner wants seen on every page, as a bar above it. */
export const Announcement = () => {
  const { notices, timeOff, company } = useShownSite()
  const words = useSiteWords('site')
  const hours = useSiteWords('hours')
  const now = useMoment()
  const notice = notices.find(({ announced }) => announced)
  if (timeOff) {
    const { startsOn, endsOn, closed, reason, lang } = timeOff
    const [first, last] = [startsOn, endsOn].map((date) => shortDateText(date, hours)) as [string, string]
    const isOn = startsOn <= today(now, company.timezone)
    const when = closed
      ? isOn
        ? words.offUntil(shortDateText(backOn(timeOff), hours))
        : words.offFrom(first, last)
      : words.busyFrom(first, last)
    return (
      <aside className={styles.bar}>
        <SiteLink link="/#contact" className={styles.link}>
          <span>
            {when}
            {reason && <span lang={lang?.reason}> · {reason}</span>}
          </span>
        </SiteLink>
      </aside>
    )
  }
  if (!notice) return null
  return (
    <aside className={styles.bar} data-part={`notice:${notice.id}`}>
      <SiteLink link={notice.str_link || '/#notices'} className={styles.link} lang={notice.lang?.str_title}>
        {shortTitle(notice.str_title)}
      </SiteLink>
    </aside>
  )
}
