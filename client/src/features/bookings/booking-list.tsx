import { telephoneLink } from '../../kit/site/contact/telephone-link'
import type { TableBooking } from '@mainstreet/shared/contracts/bookings'
import type { BookingState } from '@mainstreet/shared/rules/booking-rules'
import { Phone, Users } from 'lucide-react'
import { useState } from 'react'
import { useSeen } from '../../kit/data/use-seen'
import { useWords } from '../../kit/language/bilingual'
import { Badge, type Tone } from '../../kit/ui/badge'
import { Button, buttonClass } from '../../kit/ui/button'
import styles from './booking-list.module.css'
import { bookingWords } from './booking-words'
import { CallOffDialog } from './call-off-dialog'
import { OfferDialog } from './offer-dialog'
import { useAnswer } from './use-answer'
import { useTableTimes } from './use-table-times'

const tones: Record<BookingState, Tone> = {
  asked: 'accent',
  accepted: 'success',
  offered: 'warning',
  full: 'neutral',
  calledOff: 'neutral',
  cancelled: 'neutral',
}

type RowProps = { booking: TableBooking; onOffer: () => void; onCallOff: () => void }

const Reach = ({ booking: { phone, email } }: Pick<RowProps, 'booking'>) => {
  const words = useWords(bookingWords)
  return (
    <p className={styles.reach}>
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {phone && email && <a href={telephoneLink(phone)}>{phone}</a>}
      {phone && !email && (
        <a href={telephoneLink(phone)} className={buttonClass({ size: 'small' }, styles.call)}>
          <Phone aria-hidden="true" />
          {words.call(phone)}
        </a>
      )}
      {phone && !email && <span>{words.noEmail}</span>}
    </p>
  )
}

/** The answers that were not given; a table that was promised is called off with a reason. */
const Answers = ({ booking, onOffer, onCallOff }: RowProps) => {
  const words = useWords(bookingWords)
  const answer = useAnswer()
  const [isChanging, setChanging] = useState(false)
  const name = booking.name || words.guest
  const named = (action: string) => ({ 'aria-label': words.ofGuest(action, name), children: action })
  if (booking.status !== 'asked' && !isChanging)
    return <Button variant="quiet" onClick={() => setChanging(true)} {...named(words.change)} />
  const then = (act: () => unknown) => () => {
    setChanging(false)
    void act()
  }
  const give = (status: 'accepted' | 'full') => then(() => answer(booking, status))
  return (
    <div className={styles.answers}>
      {booking.status !== 'accepted' && (
        <Button variant="primary" onClick={give('accepted')} {...named(words.accept)} />
      )}
      <Button onClick={then(onOffer)} {...named(words.offer)} />
      {booking.status === 'accepted' ? (
        <Button onClick={then(onCallOff)} {...named(words.callOff)} />
      ) : (
        booking.status !== 'full' && <Button onClick={give('full')} {...named(words.full)} />
      )}
    </div>
  )
}

const BookingRow = ({ booking, onOffer, onCallOff, isOfDay }: RowProps & { isOfDay?: boolean }) => {
  const words = useWords(bookingWords)
  const { text, at, now } = useTableTimes()
  const { status, startsAt, offeredAt, people, reason } = booking
  const { date, time } = text(startsAt)
  const isOpen = status !== 'cancelled' && startsAt > now
  return (
    <li className={styles.row} data-state={status}>
      <p className={styles.when}>
        <strong>{time}</strong>
        {!isOfDay && <span>{date}</span>}
      </p>
      <div>
        <p className={styles.name}>
          <strong>{booking.name || words.guest}</strong>
          <span className={styles.people}>
            <Users aria-hidden="true" />
            {words.people(people)}
          </span>
          <Badge tone={tones[status]}>{words.states[status]}</Badge>
        </p>
        {reason && <p className={styles.more}>{reason}</p>}
        {offeredAt && <p className={styles.more}>{words.proposed(at(offeredAt))}</p>}
        <Reach booking={booking} />
      </div>
      {isOpen && <Answers {...{ booking, onOffer, onCallOff }} />}
    </li>
  )
}

/** Bookings with what can be answered to each; those of one day without its date. */
export const BookingList = ({
  bookings,
  isOfDay,
}: {
  bookings: readonly TableBooking[]
  isOfDay?: boolean
}) => {
  const words = useWords(bookingWords)
  const asked = bookings.filter(({ status }) => status === 'asked')
  useSeen(
    'table',
    asked.map(({ id }) => id),
  )
  const answer = useAnswer()
  const [offering, setOffering] = useState<TableBooking>()
  const [ending, setEnding] = useState<readonly TableBooking[]>([])
  return (
    <>
      <ul className={styles.list} aria-label={words.list}>
        {bookings.map((booking) => (
          <BookingRow
            key={booking.id}
            {...{ booking, isOfDay }}
            onOffer={() => setOffering(booking)}
            onCallOff={() => setEnding([booking])}
          />
        ))}
      </ul>
      <CallOffDialog bookings={ending} onClose={() => setEnding([])} />
      <OfferDialog
        booking={offering}
        onClose={() => setOffering(undefined)}
        onOffer={(moment) => {
          setOffering(undefined)
          if (offering) void answer(offering, 'offered', moment)
        }}
      />
    </>
  )
}
