import type { CalendarEvent } from '@mainstreet/shared/contracts/calendar/calendar'
import { routes } from '@mainstreet/shared/routes'
import { dayMs } from '@mainstreet/shared/rules/time/durations'
import { localTime } from '@mainstreet/shared/rules/time/local-time'
import { CalendarPlus, ExternalLink } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useListedRow } from '../../kit/data/data'
import { RichText } from '../../kit/rich-text/rich-text'
import layout from '../../kit/site/offer-page.module.css'
import { RemovedPage } from '../../kit/site/removed-page'
import { useShownSite } from '../../kit/site/shown-site'
import { SiteButtonLink, usePath } from '../../kit/site/site-link'
import { takesBookings } from '../../kit/site/takes-bookings'
import { usePlaceWords } from '../../kit/site/words/place-words'
import { useSiteWords } from '../../kit/site/words/use-site-words'
import { buttonClass } from '../../kit/ui/button'
import { ErrorState } from '../../kit/ui/error-state'
import { Picture } from '../../kit/ui/picture'
import { webpOf } from '../../kit/ui/webp-of'
import styles from './entry-page.module.css'
import { FuneralNotice } from './funeral-notice'
import { useEntryTimes } from '../../kit/site/use-entry-times'
import { Guests } from './marks/guests'
import { useFileAddress } from './use-file-address'
import { useHasEnded, useIsOver } from './use-is-over'
import { Text } from '../../kit/ui/text'
import { useMoment } from '../../kit/use-moment'

type Path = 'events' | 'funerals'

const Facts = ({ event }: { event: CalendarEvent }) => {
  const words = usePlaceWords('calendar')
  const when = useEntryTimes().spanOf(event)
  if (!when && !event.location) return null
  return (
    <dl>
      <Text as="dt" size="sm" tone="muted">
        {words.when}
      </Text>
      {when && (
        <dd className={styles.when} suppressHydrationWarning>
          {when}
        </dd>
      )}
      {event.location && (
        <dd className="muted" lang={event.lang?.location}>
          {event.location}
        </dd>
      )}
    </dl>
  )
}

/** Leads to a table on the day of an event, for which one can be asked already. */
const TableOnTheDay = ({ startsAt }: { startsAt: string }) => {
  const { bookTable } = useSiteWords('home')
  const site = useShownSite()
  const ahead = Date.parse(startsAt) - useMoment().getTime()
  if (!takesBookings(site) || ahead > site.options.bookingDaysAhead * dayMs) return null
  const day = localTime(new Date(startsAt), site.company.timezone).date
  return <SiteButtonLink link={`${routes.book}?day=${day}`}>{bookTable}</SiteButtonLink>
}

const Actions = ({ event }: { event: CalendarEvent }) => {
  const words = usePlaceWords('calendar')
  const fileAddress = useFileAddress()
  const isPast = useIsOver()
  const isToCome = event.startsAt !== null && !isPast(event)
  if (!isToCome && !event.link) return null
  return (
    <p className={styles.actions}>
      {isToCome && (
        <a
          className={buttonClass({ variant: event.takesGuests ? undefined : 'primary' })}
          href={fileAddress(`events/${event.id}`)}
        >
          <CalendarPlus aria-hidden="true" /> {words.add}
        </a>
      )}
      {isToCome && !event.cancelled && <TableOnTheDay startsAt={event.startsAt!} />}
      {event.link && (
        <a className={buttonClass({})} href={event.link} target="_blank" rel="noopener noreferrer">
          <ExternalLink aria-hidden="true" /> {words.more}
        </a>
      )}
    </p>
  )
}

/** The way to say that one comes, while there is something to come to. */
const Coming = ({ event }: { event: CalendarEvent }) => {
  const hasEnded = useHasEnded()
  return event.takesGuests && !event.cancelled && !hasEnded(event) ? <Guests event={event} /> : null
}

const ShownEvent = ({ event }: { event: CalendarEvent }) => {
  const words = usePlaceWords('calendar')
  const { company } = useShownSite()
  return (
    <article className={styles.page} data-part={`event:${event.id}`}>
      <title>{`${event.name} · ${company.name}`}</title>
      <h1 className={styles.title} lang={event.lang?.name}>
        {event.name}
      </h1>
      {event.cancelled && <strong className={styles.cancelled}>{words.cancelled}</strong>}
      <Facts event={event} />
      <Coming event={event} />
      <Actions event={event} />
      {event.image && (
        <div className={styles.picture}>
          <Picture src={event.image} webp={webpOf(event.image)} alt="" ratio="3 / 2" rounded priority />
        </div>
      )}
      <RichText html={event.description} lang={event.lang?.description} className={styles.text} />
    </article>
  )
}

/** The page of one entry of a calendar: what it is, when and where, and its way into one's own calendar. */
export const EntryPage = ({ path, id }: { path: Path; id: number }) => {
  const words = usePlaceWords('calendar')
  const address = usePath()
  const isId = Number.isInteger(id) && id > 0
  const { row, error, refetch } = useListedRow<Path>(path, isId ? id : undefined)
  if (!isId || error?.code === 404) return <RemovedPage words={words.removed[path]} to={routes[path]} />
  return (
    <>
      <div className={layout.above}>
        <Link className={layout.back} to={address(routes[path])}>
          {path === 'events' ? words.allEvents : words.allFunerals}
        </Link>
      </div>
      {row ? (
        'visitationAt' in row ? (
          <FuneralNotice funeral={row} />
        ) : (
          <ShownEvent event={row} />
        )
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <div className={styles.page} aria-busy="true" />
      )}
    </>
  )
}
