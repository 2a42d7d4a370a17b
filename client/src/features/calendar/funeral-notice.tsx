import type { Funeral } from '@mainstreet/shared/contracts/calendar/calendar'
import { pathTo, routes } from '@mainstreet/shared/routes'
import { inOrder } from '@mainstreet/shared/rules/in-order'
import { CalendarPlus, Flower2, Navigation, Video } from 'lucide-react'
import { Link } from 'react-router-dom'
import { RichText } from '../../kit/rich-text/rich-text'
import { useAllRows } from '../../kit/data/lists/use-all-rows'
import { PictureGallery } from '../../kit/site/pictures/picture-gallery'
import { directionsTo } from '../../kit/site/contact/contact-addresses'
import { lifeYears } from '../../kit/site/life-years'
import { useShownSite } from '../../kit/site/shown-site'
import { usePath } from '../../kit/site/site-link'
import { usePlaceWords } from '../../kit/site/words/place-words'
import { useSiteWords } from '../../kit/site/words/use-site-words'
import { buttonClass } from '../../kit/ui/button'
import { Picture } from '../../kit/ui/picture'
import { VisuallyHidden } from '../../kit/ui/visually-hidden'
import { webpOf } from '../../kit/ui/webp-of'
import { Condolences } from './condolences'
import styles from './funeral-notice.module.css'
import { useEntryTimes } from '../../kit/site/use-entry-times'
import { useFileAddress } from './use-file-address'
import { useIsOver } from './use-is-over'

interface Gathering {
  title: string
  startsAt: string | null
  endsAt: string | null
  allDay: boolean
  place: string
  /** Where it can be watched. */
  link?: string
  lang?: string
}

/** The ways to be there, or to watch it. */
const Ways = ({ place, link }: Pick<Gathering, 'place' | 'link'>) => {
  const words = usePlaceWords('calendar')
  const { newWindow } = useSiteWords('site')
  const { company } = useShownSite()
  return (
    <p className={styles.ways}>
      {place && (
        <a href={directionsTo(place, company)} target="_blank" rel="noopener noreferrer">
          <Navigation aria-hidden="true" /> {words.directions}
          <VisuallyHidden>{` ${place} ${newWindow}`}</VisuallyHidden>
        </a>
      )}
      {link && (
        <a href={link} target="_blank" rel="noopener noreferrer">
          <Video aria-hidden="true" /> {words.livestream}
          <VisuallyHidden> {newWindow}</VisuallyHidden>
        </a>
      )}
    </p>
  )
}

/** A visitation or the service: its day, its hours and where it is. */
const Occasion = ({ title, place, link, lang, ...times }: Gathering) => {
  const over = useIsOver()(times)
  const [day, hours] = useEntryTimes().partsOf(times)
  return (
    <section className={`site-card ${styles.occasion}`}>
      <h2 className={styles.kind}>{title}</h2>
      {day && (
        <time className={styles.when} dateTime={times.startsAt!} suppressHydrationWarning>
          <span className={styles.day}>{day}</span>
          {hours && <span>{hours}</span>}
        </time>
      )}
      {place && <p lang={lang}>{place}</p>}
      {!over && <Ways place={place} link={link} />}
    </section>
  )
}

const isHeld = ({ startsAt, place, link }: Gathering) => Boolean(startsAt || place || link)

/** When and where people come together for somebody: the visitations and the service. */
const timesOf = (funeral: Funeral) => {
  const { startsAt, endsAt, allDay, visitationAt, visitationUntil, visitationPlace: place } = funeral
  const first = { startsAt: visitationAt, endsAt: visitationUntil, place }
  return {
    visitations: [first, ...funeral.moreVisitations].map((each) => ({ ...each, allDay: false })),
    service: { startsAt, endsAt, allDay },
  }
}

const Occasions = ({ funeral }: { funeral: Funeral }) => {
  const words = usePlaceWords('calendar')
  const { visitations, service } = timesOf(funeral)
  const { link, location, lang } = funeral
  const gatherings: Gathering[] = [
    ...visitations.map((each) => ({ title: words.visitation, ...each })),
    { title: words.service, ...service, place: location, link, lang: lang?.location },
  ]
  const held = gatherings.filter(isHeld)
  if (held.length === 0) return null
  return (
    <div className={styles.occasions}>
      {held.map((each, at) => (
        <Occasion key={`${each.title} ${at}`} {...each} />
      ))}
    </div>
  )
}

const Actions = ({ funeral }: { funeral: Funeral }) => {
  const words = usePlaceWords('calendar')
  const fileAddress = useFileAddress()
  const address = usePath()
  const { store } = useShownSite()
  const isPast = useIsOver()
  const { id, hasFlowers, flowersCategoryId } = funeral
  const sellsFlowers = hasFlowers && store.open && flowersCategoryId
  const { visitations, service } = timesOf(funeral)
  const isToCome = [...visitations, service].some((times) => times.startsAt && !isPast(times))
  if (!isToCome && !sellsFlowers) return null
  return (
    <p className={styles.actions}>
      {isToCome && (
        <a className={buttonClass({})} href={fileAddress(`funerals/${id}`)}>
          <CalendarPlus aria-hidden="true" /> {words.add}
        </a>
      )}
      {sellsFlowers && (
        <Link className={buttonClass({})} to={address(pathTo(routes.category, flowersCategoryId))}>
          <Flower2 aria-hidden="true" /> {words.flowers}
        </Link>
      )}
    </p>
  )
}

const Head = ({ funeral }: { funeral: Funeral }) => {
  const words = usePlaceWords('calendar')
  const { name, image, alt, cancelled, lang } = funeral
  const years = lifeYears(funeral)
  return (
    <header className={styles.head}>
      {image && (
        <div className={styles.portrait}>
          <Picture src={image} webp={webpOf(image)} alt={alt} ratio="4 / 5" rounded priority />
        </div>
      )}
      <h1 className={styles.name} lang={lang?.name}>
        {name}
      </h1>
      {years && <p className={styles.years}>{years}</p>}
      {cancelled && <strong className={styles.cancelled}>{words.cancelled}</strong>}
    </header>
  )
}

/** The pictures of a life, where there are some. */
const Life = ({ funeralId }: { funeralId: number }) => {
  const { life } = usePlaceWords('calendar')
  const { rows = [] } = useAllRows('funeral-images', { funeralId })
  if (rows.length === 0) return null
  return (
    <section className={styles.life} aria-label={life}>
      <PictureGallery pictures={inOrder(rows)} />
    </section>
  )
}

/** A funeral's notice: whom it is for, when one can come, the obituary, a life in pictures, and what people write to the family. */
export const FuneralNotice = ({ funeral }: { funeral: Funeral }) => {
  const { company } = useShownSite()
  return (
    <article className={styles.notice} data-part={`funeral:${funeral.id}`}>
      <title>{`${funeral.name} · ${company.name}`}</title>
      <Head funeral={funeral} />
      <div className={styles.gatherings}>
        <Occasions funeral={funeral} />
        <Actions funeral={funeral} />
      </div>
      <RichText html={funeral.description} lang={funeral.lang?.description} className={styles.text} />
      <Life funeralId={funeral.id} />
      <Condolences funeral={funeral} />
    </article>
  )
}
