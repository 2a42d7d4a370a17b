import type { TableBooking } from '@mainstreet/shared/contracts/bookings'
import { localTime } from '@mainstreet/shared/rules/time/local-time'
import { momentOf } from '@mainstreet/shared/rules/time/openings'
import { useState, type FormEvent } from 'react'
import { minuteMs } from '@mainstreet/shared/rules/time/durations'
import { useWords } from '../../kit/language/bilingual'
import { Button } from '../../kit/ui/button'
import { Dialog } from '../../kit/ui/dialog'
import { Row, Stack } from '../../kit/ui/stack'
import { TextField } from '../../kit/ui/text-field'
import { bookingWords } from './booking-words'
import styles from './offer-dialog.module.css'
import { useTableTimes } from './use-table-times'

/** What a business proposes most often, in minutes from what was asked for. */
const nearMinutes = [-60, -30, 30, 60, 90] as const

type OfferProps = { booking: TableBooking; onClose: () => void; onOffer: (moment: string) => void }

const Form = ({ booking, onClose, onOffer }: OfferProps) => {
  const words = useWords(bookingWords)
  const { timezone, now, text } = useTableTimes()
  const draftOf = (moment: string) => {
    const { date, seconds } = localTime(new Date(moment), timezone)
    return { date, time: new Date(seconds * 1000).toISOString().slice(11, 16) }
  }
  const shifted = (minutes: number) =>
    new Date(Date.parse(booking.startsAt) + minutes * minuteMs).toISOString()
  const [draft, setDraft] = useState(() => draftOf(booking.offeredAt ?? shifted(60)))
  const [error, setError] = useState<string>()
  const near = nearMinutes.map(shifted).filter((moment) => moment > now)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const [hours = 0, minutes = 0] = draft.time.split(':').map(Number)
    const isWhole = /^\d{4}-\d\d-\d\d$/.test(draft.date) && draft.time !== ''
    const moment = isWhole
      ? new Date(momentOf(draft.date, hours * 3600 + minutes * 60, timezone)).toISOString()
      : ''
    if (moment <= now || moment === booking.startsAt) return setError(words.badTime)
    onOffer(moment)
  }
  return (
    <Stack as="form" noValidate onSubmit={submit}>
      <div role="group" aria-label={words.near} className={styles.near}>
        {near.map((moment) => (
          <Button
            key={moment}
            aria-pressed={draftOf(moment).time === draft.time && draftOf(moment).date === draft.date}
            onClick={() => setDraft(draftOf(moment))}
          >
            {text(moment).time}
          </Button>
        ))}
      </div>
      <div className={styles.moment}>
        <TextField
          label={words.date}
          type="date"
          max="9999-12-31"
          value={draft.date}
          onChange={({ target }) => setDraft({ ...draft, date: target.value })}
        />
        <TextField
          label={words.time}
          type="time"
          error={error}
          value={draft.time}
          onChange={({ target }) => {
            setError(undefined)
            setDraft({ ...draft, time: target.value })
          }}
        />
      </div>
      <Row gap={2}>
        <Button type="submit" variant="primary">
          {words.propose}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </Row>
    </Stack>
  )
}

/** Asks for the other time that a guest is offered. */
export const OfferDialog = (props: Omit<OfferProps, 'booking'> & { booking: TableBooking | undefined }) => {
  const { booking, ...rest } = props
  const words = useWords(bookingWords)
  const { at } = useTableTimes()
  return (
    <Dialog
      open={booking !== undefined}
      onClose={rest.onClose}
      title={words.offerTitle}
      description={booking && words.offerAbout(booking.name || words.guest, at(booking.startsAt))}
    >
      {booking && <Form key={booking.id} booking={booking} {...rest} />}
    </Dialog>
  )
}
