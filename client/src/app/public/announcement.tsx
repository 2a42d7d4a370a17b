import { shortTitle } from '@mainstreet/shared/rules/site/notice-rules'
import { useShownSite } from '../../kit/site/shown-site'
import { SiteLink } from '../../kit/site/site-link'
import styles from './announcement.module.css'

/** The newest notice that its owner wants seen on every page, as a bar above it. */
export const Announcement = () => {
  const notice = useShownSite().notices.find(({ announced }) => announced)
  if (!notice) return null
  return (
    <aside className={styles.bar} data-part={`notice:${notice.id}`}>
      <SiteLink link={notice.str_link || '/#notices'} className={styles.link} lang={notice.lang?.str_title}>
        {shortTitle(notice.str_title)}
      </SiteLink>
    </aside>
  )
}
