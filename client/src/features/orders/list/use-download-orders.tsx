import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import { maxLimit } from '@mainstreet/shared/paging'
import { localTime } from '@mainstreet/shared/rules/time/local-time'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { Api } from '../../../kit/data/api'
import { useApi } from '../../../kit/data/data-provider'
import type { Query } from '../../../kit/data/rest'
import { downloadCsv } from '../../../kit/csv'
import { useWords } from '../../../kit/language/bilingual'
import type { PageAction } from '../../../kit/ui/page-actions'
import { toast } from '../../../kit/ui/toaster'
import { orderWords } from '../order-words'
import { useTimeZone } from '../use-time-zone'
import { ordersCsv } from './orders-csv'

/** All orders of a question, the newest first; each batch goes on below the last, whatever comes in meanwhile. */
const readAll = async (api: Api, query: Query): Promise<Order[]> => {
  const all: Order[] = []
  for (;;) {
    const last = all.at(-1)
    const below = last && { id: { $lt: last.id } }
    const { data } = await api.find('account-orders', {
      ...query,
      ...below,
      $sort: { id: -1 },
      $limit: maxLimit,
    })
    all.push(...data)
    if (data.length < maxLimit) return all
  }
}

/** Saves all orders that the list is narrowed to, on this page and others, as CSV. */
export const useDownloadOrders = ({ query, disabled }: { query: Query; disabled: boolean }): PageAction => {
  const words = useWords(orderWords)
  const api = useApi()
  const timezone = useTimeZone()
  const [isReading, setReading] = useState(false)
  const download = async () => {
    if (!timezone) return
    setReading(true)
    try {
      const orders = await readAll(api, query)
      downloadCsv(`orders-${localTime(new Date(), timezone).date}.csv`, ordersCsv(orders, timezone))
    } catch (error) {
      toast.error(words.csvFailed, error)
    } finally {
      setReading(false)
    }
  }
  return {
    label: words.csv,
    icon: <Download />,
    loading: isReading,
    disabled: disabled || !timezone,
    onSelect: () => void download(),
  }
}
