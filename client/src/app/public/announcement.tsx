import type { ProfileTimeOff } from '@mainstreet/shared/contracts/site/time-off'
import { shortTitle } from '@mainstreet/shared/rules/site/notice-rules'
import { shortDateText } from '@mainstreet/shared/rules/time/hours'
import { backOn } from '@mainstreet/shared/rules/time/time-off'
import { today } from '@mainstreet/shared/rules/money/price'
import { useShownSite } from '../../kit/site/shown-site'
import { SiteLink } from '../../kit/site/site-link'
import { useSiteWords } from '../../kit/site/words/use-site-words'
import { useMoment } from '../../kit/use-moment'
import styles from './announcement.module.css'

/** When a business is off, in words: until when, where it is closed already. */
const useWhen = (timeOff: ProfileTimeOff): string => {
  const { timezone } = useShownSite().company
  const words = useSiteWords('site')
  const hours = useSiteWords('hours')
  const date = today(useMoment(), timezone)
  const { startsOn, endsOn, closed } = timeOff
  if (closed && startsOn <= date) return words.offUntil(shortDateText(backOn(timeOff), hours))
  return words[closed ? 'offFrom' : 'busyFrom'](shortDateText(startsOn, hours), shortDateText(endsOn, hours))
}

const TimeOffBar = ({ timeOff }: { timeOff: ProfileTimeOff }) => {
  const { reason, lang } = timeOff
  return (
    <aside className={styles.bar}>
      <SiteLink link="/#contact" className={styles.link}>
        <span>
          {useWhen(timeOff)}
          {reason && <span lang={lang?.reason}> · {reason}</span>}
        </span>
      </SiteLink>
    </aside>
  )
}

/** Time off that is on or about to begin, else the newest notice that its owner wants seen on every page, as a bar above it. */
export const Announcement = () => {
  const { notices, timeOff } = useShownSite()
  const notice = notices.find(({ announced }) => announced)
  if (timeOff) return <TimeOffBar timeOff={timeOff} />
  if (!notice) return null
  return (
    <aside className={styles.bar} data-part={`notice:${notice.id}`}>
      <SiteLink link={notice.str_link || '/#notices'} className={styles.link} lang={notice.lang?.str_title}>
        {shortTitle(notice.str_title)}
      </SiteLink>
    </aside>
  )
}
