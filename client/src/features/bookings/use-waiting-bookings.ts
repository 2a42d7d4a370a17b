import { bookingContract } from '@mainstreet/shared/contracts/bookings'
import { useList } from '../../kit/data/data'
import { useMay } from '../../kit/session/use-may'
import { useTableTimes } from './use-table-times'
import { useAccount } from '../../kit/data/use-account'

/** The tables from today on that wait for an answer, the soonest first; none of who is no restaurant. */
export const useWaitingBookings = ($limit: number) => {
  const { today, startOf } = useTableTimes()
  const may = useMay(bookingContract, 'find')
  const { row: account } = useAccount()
  const enabled = may && Boolean(account?.roles?.includes('Restaurant'))
  const query = { status: 'asked', startsAt: { $gte: startOf(today) }, $sort: { startsAt: 1, id: 1 }, $limit }
  return useList('table-bookings', query, { enabled })
}
