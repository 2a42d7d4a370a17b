import type { AnnouncedFuneral } from '@mainstreet/shared/contracts/site/site'
import { pathTo, routes } from '@mainstreet/shared/routes'
import { Link } from 'react-router-dom'
import { dateText } from '@mainstreet/shared/rules/time/date-text'
import { lifeYears } from '../../kit/site/life-years'
import { useShownSite } from '../../kit/site/shown-site'
import { usePath } from '../../kit/site/site-link'
import { useLocale, useSiteWords } from '../../kit/site/words/use-site-words'
import { Picture } from '../../kit/ui/picture'
import { webpOf } from '../../kit/ui/webp-of'
import { Text } from '../../kit/ui/text'
import linked from './linked-card.module.css'
import styles from './funeral-cards.module.css'

/** Whom the next funerals are for, the face beside the name; each leads to its notice. */
export const FuneralCards = ({ funerals }: { funerals: readonly AnnouncedFuneral[] }) => {
  const { timezone } = useShownSite().company
  const { service } = useSiteWords('home')
  const locale = useLocale()
  const address = usePath()
  const dayOf = (moment: string) =>
    dateText(new Date(moment), locale, {
      timeZone: timezone,
      weekday: 'long',
      day: 'numeric',
      month: 'long',
    })
  return (
    <ul className={styles.funerals}>
      {funerals.map((funeral) => (
        <li
          key={funeral.id}
          className={`site-card ${linked.card} ${styles.funeral}`}
          data-part={`funeral:${funeral.id}`}
        >
          {funeral.image && (
            <Picture src={funeral.image} webp={webpOf(funeral.image)} alt={funeral.alt} ratio="4 / 5" />
          )}
          <div className={styles.words}>
            <h3 className={`${linked.name} ${styles.name}`}>
              <Link to={address(pathTo(routes.funeral, funeral.id))}>{funeral.name}</Link>
            </h3>
            <p className={styles.years}>{lifeYears(funeral)}</p>
            {funeral.startsAt && (
              <p className={styles.service} suppressHydrationWarning>
                {service(dayOf(funeral.startsAt))}
              </p>
            )}
            {funeral.location && (
              <Text as="p" size="sm" tone="muted">
                {funeral.location}
              </Text>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
