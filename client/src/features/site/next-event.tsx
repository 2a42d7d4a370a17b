import type { AnnouncedEvent } from '@mainstreet/shared/contracts/site/site'
import { pathTo, routes } from '@mainstreet/shared/routes'
import { Link } from 'react-router-dom'
import { usePath } from '../../kit/site/site-link'
import { useSiteWords } from '../../kit/site/words/use-site-words'
import { useEntryTimes } from '../../kit/site/use-entry-times'
import { Picture } from '../../kit/ui/picture'
import { webpOf } from '../../kit/ui/webp-of'
import linked from './linked-card.module.css'
import styles from './next-event.module.css'

/** What comes next, as a wide picture with when, what and where; all of it leads to the event's page. */
export const NextEvent = ({ event }: { event: AnnouncedEvent }) => {
  const { spanOf } = useEntryTimes()
  const { comingUp } = useSiteWords('home')
  const address = usePath()
  const { id, name, startsAt, location, image, lang } = event
  return (
    <article className={`site-card ${linked.card} ${styles.event}`} data-part={`event:${id}`}>
      {image && <Picture src={image} webp={webpOf(image)} alt="" ratio="3 / 2" />}
      <div className={styles.words}>
        <p className="muted">{comingUp}</p>
        <h3 className={`${linked.name} ${styles.name}`} lang={lang?.name}>
          <Link to={address(pathTo(routes.event, id))}>{name}</Link>
        </h3>
        <time className={styles.when} dateTime={startsAt!} suppressHydrationWarning>
          {spanOf(event)}
        </time>
        {location && <p lang={lang?.location}>{location}</p>}
      </div>
    </article>
  )
}
