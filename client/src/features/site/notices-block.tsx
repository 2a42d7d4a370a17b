import { shortTitle } from '@mainstreet/shared/rules/site/notice-rules'
import { RichText } from '../../kit/rich-text/rich-text'
import { useKitWords } from '../../kit/ui/kit-words'
import { Picture } from '../../kit/ui/picture'
import { VisuallyHidden } from '../../kit/ui/visually-hidden'
import { webpOf } from '../../kit/ui/webp-of'
import { linkTarget } from '../../kit/site/link-target'
import { FuneralCards } from './funeral-cards'
import { NextEvent } from './next-event'
import styles from './notices-block.module.css'
import { useShownSite } from '../../kit/site/shown-site'
import { dateText } from '@mainstreet/shared/rules/time/date-text'
import { SiteLink } from '../../kit/site/site-link'
import { useLocale, useSiteWords } from '../../kit/site/words/use-site-words'

const Notices = () => {
  const { notices, options, company } = useShownSite()
  const words = useSiteWords('home')
  const { labelled } = useKitWords()
  const locale = useLocale()
  const shown = notices.slice(0, options.noticeLimit)
  const date = (moment: string) =>
    dateText(new Date(moment), locale, {
      timeZone: company.timezone,
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    })
  return (
    <ul className={styles.notices} data-visit="noticeInteract">
      {shown.map((notice) => (
        <li key={notice.id}>
          <article className={`site-card ${styles.notice}`} data-part={`notice:${notice.id}`}>
            {notice.str_image && (
              <div className={styles.picture}>
                <Picture src={notice.str_image} webp={webpOf(notice.str_image)} alt="" ratio="16 / 10" />
              </div>
            )}
            <div className={styles.words}>
              <p className="muted" suppressHydrationWarning>
                {date(notice.createdAt)}
              </p>
              <h3 className={styles.title} lang={notice.lang?.str_title}>
                {shortTitle(notice.str_title)}
              </h3>
              <RichText html={notice.str_description} lang={notice.lang?.str_description} />
              {linkTarget(notice.str_link) && (
                <SiteLink
                  link={notice.str_link}
                  className={styles.more}
                  newWindow={notice.str_link_target === '_blank' && !notice.str_link.startsWith('#')}
                >
                  {words.readMore}
                  <VisuallyHidden>{labelled('', shortTitle(notice.str_title))}</VisuallyHidden>
                </SiteLink>
              )}
            </div>
          </article>
        </li>
      ))}
    </ul>
  )
}

/** Whom a funeral home takes leave of, what comes next, and what is new, newest first. */
export const NoticesBlock = () => {
  const { notices, funerals, nextEvent } = useShownSite()
  return (
    <div className={styles.block}>
      {funerals.length > 0 && <FuneralCards funerals={funerals} />}
      {nextEvent && <NextEvent event={nextEvent} />}
      {notices.length > 0 && <Notices />}
    </div>
  )
}
