import { pathTo, routes } from '@mainstreet/shared/routes'
import { Link } from 'react-router-dom'
import { useShownSite } from '../../kit/site/shown-site'
import { usePath } from '../../kit/site/site-link'
import { useEntryTimes } from '../../kit/site/use-entry-times'
import { Picture } from '../../kit/ui/picture'
import { webpOf } from '../../kit/ui/webp-of'
import styles from './event-block.module.css'

/** What comes next, as a wide picture with when, what and where; all of it leads to the event's page. */
export const EventBlock = () => {
  const event = useShownSite().nextEvent
  const { spanOf } = useEntryTimes()
  const address = usePath()
  if (!event) return null
  const { id, name, startsAt, location, image, lang } = event
  return (
    <article
      className={`site-card ${styles.event}`}
      data-part={`event:${id}`}
      data-bleed={image ? true : undefined}
    >
      {image && <Picture src={image} webp={webpOf(image)} alt="" ratio="3 / 2" />}
      <div className={styles.words}>
        <time className={styles.when} dateTime={startsAt!} suppressHydrationWarning>
          {spanOf(event)}
        </time>
        <h3 className={styles.name} lang={lang?.name}>
          <Link to={address(pathTo(routes.event, id))}>{name}</Link>
        </h3>
        {location && (
          <p className={styles.place} lang={lang?.location}>
            {location}
          </p>
        )}
      </div>
    </article>
  )
}
