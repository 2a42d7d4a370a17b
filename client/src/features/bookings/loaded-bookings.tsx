import type { TableBooking } from '@mainstreet/shared/contracts/bookings'
import type { ReactNode } from 'react'
import type { useList } from '../../kit/data/data'
import { ErrorState } from '../../kit/ui/error-state'
import { Skeleton } from '../../kit/ui/skeleton'

type LoadedProps = {
  list: ReturnType<typeof useList<'table-bookings'>>
  empty: ReactNode
  children: (rows: readonly TableBooking[]) => ReactNode
}

/** A list of bookings once it is known; until then its place. */
export const LoadedBookings = ({ list, empty, children }: LoadedProps) => {
  const { rows, error, refetch } = list
  if (rows) return rows.length ? children(rows) : empty
  return error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton block lines={6} />
}
