import { bookingContract } from '@mainstreet/shared/contracts/bookings'
import { useList, useRow } from '../../kit/data/data'
import { useCustomerId } from '../../kit/session/session-context'
import { useMay } from '../../kit/session/use-may'
import { useTableTimes } from './use-table-times'

/** The tables from today on that wait for an answer, the soonest first; none of who is no restaurant. */
export const useWaitingBookings = ($limit: number) => {
  const { today, startOf } = useTableTimes()
  const may = useMay(bookingContract, 'find')
  const { row: account } = useRow('account', useCustomerId())
  const enabled = may && Boolean(account?.roles?.includes('Restaurant'))
  const query = { status: 'asked', startsAt: { $gte: startOf(today) }, $sort: { startsAt: 1, id: 1 }, $limit }
  return useList('table-bookings', query, { enabled })
}
