import { backOfficeRoutes, routes } from '@mainstreet/shared/routes'
import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { useList, useRow } from '../../kit/data/data'
import { useWords } from '../../kit/language/bilingual'
import { SeeOnSite } from '../../kit/see-on-site'
import { useCustomerId } from '../../kit/session/session-context'
import { Card } from '../../kit/ui/card'
import { EmptyState } from '../../kit/ui/empty-state'
import { TextLink } from '../../kit/ui/link'
import { Notice } from '../../kit/ui/notice'
import { Page } from '../../kit/ui/page'
import { Pagination } from '../../kit/ui/pagination'
import { TabLinks, useTab } from '../../kit/ui/tab-links'
import { BookingList } from './booking-list'
import { bookingWords } from './booking-words'
import { CalendarButton } from './calendar-button'
import { DayView } from './day-view'
import { LoadedBookings } from './loaded-bookings'
import { useWaitingBookings } from './use-waiting-bookings'

const limit = 25
const waitingLimit = 100
const parts = ['open', 'day', 'all'] as const

const SeeForm = () => <SeeOnSite path={routes.book}>{useWords(bookingWords).seeForm}</SeeOnSite>

const Waiting = () => {
  const words = useWords(bookingWords)
  const list = useWaitingBookings(waitingLimit)
  const empty = (
    <EmptyState title={words.nothingOpen} icon={<CalendarClock />} action={<SeeForm />}>
      {words.nothingOpenAbout}
    </EmptyState>
  )
  return (
    <Card flush>
      <LoadedBookings list={list} empty={empty}>
        {(rows) => <BookingList bookings={rows} />}
      </LoadedBookings>
    </Card>
  )
}

const All = () => {
  const words = useWords(bookingWords)
  const [skip, setSkip] = useState(0)
  const list = useList('table-bookings', { $sort: { startsAt: -1, id: -1 }, $limit: limit, $skip: skip })
  const { total = 0 } = list
  const empty = (
    <EmptyState title={words.nothing} icon={<CalendarClock />} action={<SeeForm />} sample={words.sample} />
  )
  return (
    <>
      <Card flush>
        <LoadedBookings list={list} empty={empty}>
          {(rows) => <BookingList bookings={rows} />}
        </LoadedBookings>
      </Card>
      <Pagination {...{ total, skip, limit }} onChange={setSkip} />
    </>
  )
}

const Off = () => {
  const words = useWords(bookingWords)
  const { row: options } = useRow('profile-options', useCustomerId())
  if (options?.bookings !== false) return null
  return (
    <Notice action={<TextLink to={`${backOfficeRoutes.options}#bookings`}>{words.settings}</TextLink>}>
      {words.off}
    </Notice>
  )
}

/** The tables that guests asked for: what waits for an answer, a day, and all. */
export const DashboardBookingsPage = () => {
  const words = useWords(bookingWords)
  const part = useTab(parts)
  const { total } = useWaitingBookings(waitingLimit)
  const tabs = parts.map((key) => ({
    key,
    title: words[key],
    count: key === 'open' ? total : undefined,
  }))
  return (
    <Page title={words.title} description={words.about} secondary={<CalendarButton />}>
      <Off />
      <TabLinks label={words.parts} tabs={tabs} current={part} />
      {part === 'open' && <Waiting />}
      {part === 'day' && <DayView />}
      {part === 'all' && <All />}
    </Page>
  )
}
