import type { TableBooking } from '@mainstreet/shared/contracts/bookings'
import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { CalendarClock } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useList } from '../../kit/data/data'
import { useWords } from '../../kit/language/bilingual'
import { useSignedIn } from '../../kit/session/session-context'
import { toast } from '../../kit/ui/toaster'
import { VisuallyHidden } from '../../kit/ui/visually-hidden'
import { readAlerts } from '../orders/alerts/alert-choices'
import { playBeep } from '../orders/alerts/beep'
import { notifyDesktop } from '../orders/alerts/desktop-notice'
import { newArrivals } from '../orders/new-order-watch'
import { bookingWords } from './booking-words'
import { useTableTimes } from './use-table-times'

const newest = { status: 'asked', $sort: { id: -1 }, $limit: 20 }

const useAnnounce = () => {
  const words = useWords(bookingWords)
  const { at } = useTableTimes()
  const navigate = useNavigate()
  const userId = useSignedIn().user.id
  return (bookings: readonly TableBooking[]): string => {
    const { sound, desktop } = readAlerts(userId)
    const onClick = () => void navigate(backOfficeRoutes.bookings)
    const sentences = bookings.map(({ id, name, people, startsAt }) => {
      const title = words.arrived(name, words.people(people), at(startsAt))
      toast.news(title, <CalendarClock aria-hidden="true" />, { label: words.view, onClick })
      if (desktop) notifyDesktop({ tag: `booking-${id}`, title, icon: undefined, onClick })
      return title
    })
    if (sound) playBeep()
    return sentences.join('. ')
  }
}

/** Announces every table that is asked for, as new orders are. */
export const NewBookingWatch = () => {
  const { rows } = useList('table-bookings', newest)
  const known = useRef<number[] | null>(null)
  const [spoken, setSpoken] = useState('')
  const announce = useAnnounce()
  const latest = useRef(announce)
  useEffect(() => {
    latest.current = announce
  })
  useEffect(() => {
    if (!rows) return
    const before = known.current
    known.current = [...new Set([...(before ?? []), ...rows.map(({ id }) => id)])]
    const arrived = before ? newArrivals(before, rows) : []
    if (arrived.length > 0) setSpoken(latest.current(arrived))
  }, [rows])
  return <VisuallyHidden live>{spoken}</VisuallyHidden>
}
