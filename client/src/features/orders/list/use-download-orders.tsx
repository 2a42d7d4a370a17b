import { ordersHead, ordersLine } from '@mainstreet/shared/rules/orders/order-export'
import { localTime } from '@mainstreet/shared/rules/time/local-time'
import { use } from 'react'
import { csvText, downloadCsv } from '../../../kit/csv'
import type { Query } from '../../../kit/data/rest'
import { useDownloadRows } from '../../../kit/data/lists/use-download-rows'
import { useWords } from '../../../kit/language/bilingual'
import type { PageAction } from '../../../kit/ui/page-actions'
import { orderWords } from '../order-words'
import { BusinessClock } from '../../../kit/language/use-formats'

/** Saves all orders that the list is narrowed to as CSV. */
export const useDownloadOrders = ({ query, disabled }: { query: Query; disabled: boolean }): PageAction => {
  const words = useWords(orderWords)
  const timezone = use(BusinessClock)
  return useDownloadRows('account-orders', {
    query,
    label: words.csv,
    failed: words.csvFailed,
    disabled: disabled || !timezone,
    save: (orders) =>
      timezone &&
      downloadCsv(
        `orders-${localTime(new Date(), timezone).date}.csv`,
        csvText([ordersHead, ...orders.map((order) => ordersLine(order, timezone))]),
      ),
  })
}
