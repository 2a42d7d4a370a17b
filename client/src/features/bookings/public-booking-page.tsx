import type { GuestBooking } from '@mainstreet/shared/contracts/bookings'
import { routes } from '@mainstreet/shared/routes'
import { momentText } from '@mainstreet/shared/rules/time/moment-text'
import type { Answer } from '@mainstreet/shared/services'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CalendarCheck, CalendarClock, CalendarX, Hourglass } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { useApi } from '../../kit/data/data-provider'
import { useOperation } from '../../kit/data/data-writes'
import type { ApiError } from '../../kit/data/rest'
import { ContactLines } from '../../kit/site/contact/contact-lines'
import { useNow } from '../../kit/site/hours/use-now'
import { useShownSite } from '../../kit/site/shown-site'
import { SiteButtonLink } from '../../kit/site/site-link'
import { useBookingWords } from '../../kit/site/words/booking-words'
import { useSiteWords } from '../../kit/site/words/use-site-words'
import { Button } from '../../kit/ui/button'
import { ErrorState } from '../../kit/ui/error-state'
import { Spinner } from '../../kit/ui/spinner'
import styles from './public-booking-page.module.css'

/** How often somebody who waits for an answer is told of it. */
const askAgainMs = 20_000

const icons = {
  asked: Hourglass,
  accepted: CalendarCheck,
  offered: CalendarClock,
  full: CalendarX,
  calledOff: CalendarX,
  cancelled: CalendarX,
}

const keyOf = (token: string) => ['booking-view', token]

const useChange = (token: string) => {
  const client = useQueryClient()
  const { run, busy } = useOperation('booking-change')
  const [failed, setFailed] = useState(false)
  const change = async (to: 'accepted' | 'cancelled') => {
    setFailed(false)
    try {
      client.setQueryData(keyOf(token), await run({ token, to }))
    } catch {
      setFailed(true)
      void client.invalidateQueries({ queryKey: keyOf(token) })
    }
  }
  return { change, busy, failed }
}

/** What a guest can still do: take the other time, cancel, or ask again. */
const Actions = ({ booking, token }: { booking: GuestBooking; token: string }) => {
  const words = useBookingWords()
  const { change, busy, failed } = useChange(token)
  const [isSure, setSure] = useState(false)
  const now = useNow()
  const { status, offeredAt, startsAt } = booking
  const last = offeredAt && offeredAt > startsAt ? offeredAt : startsAt
  if (status === 'full' || status === 'calledOff' || status === 'cancelled')
    return (
      <SiteButtonLink link={routes.book} variant="primary" size="large">
        {words.bookAgain}
      </SiteButtonLink>
    )
  if (!now || last <= now.toISOString()) return null
  return (
    <div className={styles.actions}>
      {status === 'offered' && !isSure && (
        <Button variant="primary" size="large" loading={busy} onClick={() => void change('accepted')}>
          {words.take}
        </Button>
      )}
      {isSure ? (
        <>
          <Button variant="danger" size="large" loading={busy} onClick={() => void change('cancelled')}>
            {words.reallyCancel}
          </Button>
          <Button variant="quiet" size="large" onClick={() => setSure(false)}>
            {words.keep}
          </Button>
        </>
      ) : (
        <Button size="large" onClick={() => setSure(true)}>
          {words.cancel}
        </Button>
      )}
      <p className={styles.failed} role="status">
        {failed && words.changedMeanwhile}
      </p>
    </div>
  )
}

const Facts = ({ booking }: { booking: GuestBooking }) => {
  const words = useBookingWords()
  const hours = useSiteWords('hours')
  const { company } = useShownSite()
  const { startsAt, offeredAt, people } = booking
  const at = (moment: string) => {
    const { date, time } = momentText(moment, company.timezone, hours)
    return `${date}, ${time}`
  }
  return (
    <dl className={styles.facts}>
      <dt>{words.when}</dt>
      <dd data-struck={offeredAt !== null || undefined}>{at(startsAt)}</dd>
      {offeredAt && (
        <>
          <dt>{words.instead}</dt>
          <dd>{at(offeredAt)}</dd>
        </>
      )}
      <dt>{words.for}</dt>
      <dd>{words.peopleCount(people)}</dd>
    </dl>
  )
}

const Shown = ({ booking, token }: { booking: GuestBooking; token: string }) => {
  const words = useBookingWords()
  const Icon = icons[booking.status]
  return (
    <article className={`site-card ${styles.card}`} data-state={booking.status}>
      <Icon className={styles.icon} aria-hidden="true" />
      <div role="status">
        <p>{words.hello(booking.name)}</p>
        <h1 className={styles.title}>{words.states[booking.status]}</h1>
        <p>{booking.reason || words.about[booking.status]}</p>
      </div>
      <Facts booking={booking} />
      <Actions booking={booking} token={token} />
      <ContactLines company={useShownSite().company} />
    </article>
  )
}

/** A guest's own booking, found by the link of its mail. */
export const PublicBookingPage = () => {
  const { token = '' } = useParams()
  const api = useApi()
  const words = useBookingWords()
  const { company } = useShownSite()
  const { data, error, refetch } = useQuery<Answer<'booking-view'>, ApiError>({
    queryKey: keyOf(token),
    queryFn: () => api.run('booking-view', { token }),
    refetchInterval: ({ state }) => (state.data?.booking.status === 'asked' ? askAgainMs : false),
  })
  const missing = error !== null && error.code >= 400 && error.code < 500
  return (
    <>
      <div className={styles.page}>
        <title>{`${data || !missing ? words.yours : words.missingTitle} · ${company.name}`}</title>
        <meta name="robots" content="noindex" />
        {data && <Shown booking={data.booking} token={token} />}
        {!data && !error && <Spinner large />}
        {!data && missing && (
          <div className={styles.missing}>
            <h1 className={styles.title}>{words.missingTitle}</h1>
            <p>{words.missing}</p>
          </div>
        )}
        {!data && error && !missing && <ErrorState error={error} onRetry={() => void refetch()} />}
      </div>
    </>
  )
}
