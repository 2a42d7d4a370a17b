import type { CalendarEntry as Entry } from '@mainstreet/shared/contracts/calendar/calendar'
import { pathTo, routes } from '@mainstreet/shared/routes'
import { CalendarDays } from 'lucide-react'
import { Link } from 'react-router-dom'
import { RichText } from '../../kit/rich-text/rich-text'
import { lifeYears } from '../../kit/site/life-years'
import { usePath } from '../../kit/site/site-link'
import { usePlaceWords } from '../../kit/site/words/place-words'
import { Picture } from '../../kit/ui/picture'
import { webpOf } from '../../kit/ui/webp-of'
import styles from './calendar-list.module.css'
import { useEntryTimes } from '../../kit/site/use-entry-times'
import { Text } from '../../kit/ui/text'

/** One line of a calendar: the day as on a leaf, the name, when, where and what it is. */
export const CalendarEntry = ({ entry, path }: { entry: Entry; path: 'events' | 'funerals' }) => {
  const { spanOf, leafOf } = useEntryTimes()
  const words = usePlaceWords('calendar')
  const address = usePath()
  const leaf = leafOf(entry)
  const when = spanOf(entry)
  const [page, kind] = path === 'events' ? [routes.event, 'event'] : [routes.funeral, 'funeral']
  return (
    <li
      className={styles.entry}
      data-part={`${kind}:${entry.id}`}
      data-cancelled={entry.cancelled || undefined}
      data-portrait={(kind === 'funeral' && Boolean(entry.image)) || undefined}
    >
      <span className={`site-card ${styles.leaf}`} aria-hidden="true">
        {leaf ? (
          <>
            {/* A browser may write dates otherwise than the server that made the page. */}
            <Text size="xs" tone="muted" weight="medium" suppressHydrationWarning>
              {leaf.month}
            </Text>
            <span className={styles.day}>{leaf.day}</span>
          </>
        ) : (
          <CalendarDays />
        )}
      </span>
      <div className={styles.words}>
        <h3 className={styles.name} lang={entry.lang?.name}>
          <Link to={address(pathTo(page, entry.id))}>{entry.name}</Link>
        </h3>
        {'bornOn' in entry && <p className={styles.years}>{lifeYears(entry)}</p>}
        {entry.cancelled && <strong className={styles.cancelled}>{words.cancelled}</strong>}
        {when && (
          <p className={styles.when}>
            <time dateTime={entry.startsAt!} suppressHydrationWarning>
              {when}
            </time>
          </p>
        )}
        {entry.location && (
          <Text as="p" tone="muted" lang={entry.lang?.location}>
            {entry.location}
          </Text>
        )}
        <div className={styles.text}>
          <RichText html={entry.description} lang={entry.lang?.description} />
        </div>
      </div>
      {entry.image && (
        <div className={styles.picture}>
          <Picture
            src={entry.image}
            webp={webpOf(entry.image)}
            alt={'alt' in entry ? entry.alt : ''}
            ratio={path === 'events' ? '3 / 2' : '4 / 5'}
            rounded
          />
        </div>
      )}
    </li>
  )
}
