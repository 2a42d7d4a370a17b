import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { Printer, ReceiptText } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { useList } from '../../../kit/data/data'
import { useWords } from '../../../kit/language/bilingual'
import { Button } from '../../../kit/ui/button'
import { EmptyState } from '../../../kit/ui/empty-state'
import { ErrorState } from '../../../kit/ui/error-state'
import { Page } from '../../../kit/ui/page'
import { Skeleton } from '../../../kit/ui/skeleton'
import { orderWords } from '../order-words'
import { PackingSlip } from './packing-slip'
import { slipWords } from './slip-words'
import styles from './slips.module.css'

/** More than a page of the list holds. */
const mostSlips = 100

const idsOf = (text: string): number[] => {
  const ids = text.split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id))
  return [...new Set(ids.map(Number))].slice(0, mostSlips)
}

/** The packing slips of the orders that the address names, in their order, each on a sheet of its own. */
export const PackingSlipsPage = () => {
  const [params] = useSearchParams()
  const ids = idsOf(params.get('ids') ?? '')
  const words = useWords(slipWords)
  const { title } = useWords(orderWords)
  const isAsked = ids.length > 0
  const query = { id: { $in: ids }, $limit: mostSlips }
  const { rows, error, refetch } = useList('account-orders', query, { enabled: isAsked })
  const found = ids.flatMap((id) => rows?.find((order) => order.id === id) ?? [])
  const missing = ids.length - found.length
  const isEmpty = !isAsked || (rows !== undefined && found.length === 0)
  return (
    <Page
      title={words.title}
      back={{ to: backOfficeRoutes.orders, label: title }}
      description={found.length > 0 && words.about(found.length)}
      action={
        found.length > 0 && (
          <Button variant="primary" icon={<Printer />} onClick={() => window.print()}>
            {words.print}
          </Button>
        )
      }
    >
      {isEmpty && (
        <EmptyState title={words.none} icon={<ReceiptText />}>
          {words.noneAbout}
        </EmptyState>
      )}
      {isAsked && !rows && (error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton lines={12} />)}
      {found.length > 0 && missing > 0 && <p className={styles.onScreen}>{words.missing(missing)}</p>}
      <div className={styles.slips}>
        {found.map((order) => (
          <PackingSlip key={order.id} order={order} />
        ))}
      </div>
    </Page>
  )
}
