import { labelOf } from '@mainstreet/shared/columns'
import { orderContract, type Order } from '@mainstreet/shared/contracts/orders/orders'
import type { Cents } from '@mainstreet/shared/rules/money/money'
import { useList } from '../../../kit/data/data'
import { useBackOfficeLocale, useWords } from '../../../kit/language/bilingual'
import { correctionWords } from './correction-words'

/** What was corrected of an order's buyer, oldest first: each with its moment, and what was which before. */
export const useCorrections = (order: Order, money: (amount: Cents) => string) => {
  const words = useWords(correctionWords)
  const locale = useBackOfficeLocale()
  const { rows = [] } = useList('order-corrections', { orderId: order.id, $sort: { id: 1 }, $limit: 50 })
  const labels = orderContract.record.properties
  return rows.map(({ changes, taxThere, createdAt }) => {
    const fields = changes.map(({ field, before, after }) =>
      words.changed(labelOf(labels[field])?.[locale] ?? field, before, after),
    )
    const tax = taxThere === null ? [] : [words.taxThere(money(order.tax), money(taxThere))]
    return { label: words.step, at: createdAt, detail: [...fields, ...tax].join(' · ') }
  })
}
