import type { Row, TablePath } from '@mainstreet/shared/services'
import type { ReactNode } from 'react'
import { ErrorState } from '../ui/error-state'
import { Skeleton } from '../ui/skeleton'
import { useRow } from './data'

type LoadedRowProps<P extends TablePath> = {
  path: P
  id: number
  /** Given the row, and how to read it again where something else has changed it. */
  children: (row: Row<P>, refetch: () => void) => ReactNode
  /** What stands in its place while it is read. */
  placeholder?: ReactNode
}

/** A part that needs a row: rendered when it is read, live; until then a placeholder, or what failed with another try. */
export const LoadedRow = <P extends TablePath>({ path, id, children, placeholder }: LoadedRowProps<P>) => {
  const { row, error, refetch } = useRow(path, id)
  if (row) return children(row, refetch)
  if (error) return <ErrorState error={error} onRetry={refetch} />
  return placeholder ?? <Skeleton lines={6} />
}
