import { useOperationRead } from '../../kit/data/use-operation-read'
import { useCustomerId } from '../../kit/session/session-context'
import { ErrorState } from '../../kit/ui/error-state'
import { Skeleton } from '../../kit/ui/skeleton'
import { HeldData } from './held-data'

const madeOf = [
  'account-orders',
  'account-mails',
  'contact-messages',
  'order-refunds',
  'stock-alerts',
  'subscribers',
  'table-bookings',
] as const

/** What is held of whoever has an address. */
export const FoundBuyer = ({ email, onErased }: { email: string; onErased: () => void }) => {
  const customerId = useCustomerId()
  const { answer, isPrevious, error, refetch } = useOperationRead('buyer-data', { customerId, email }, madeOf)
  if (error) return <ErrorState error={error} onRetry={refetch} />
  // What was held of another must not stand under this one's address.
  if (!answer || isPrevious) return <Skeleton block lines={4} />
  return <HeldData key={answer.email} data={answer} onErased={onErased} />
}
