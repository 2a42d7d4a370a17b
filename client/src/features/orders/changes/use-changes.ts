import type { OrderChange } from '@mainstreet/shared/contracts/orders/changes'
import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import { cents } from '@mainstreet/shared/rules/money/money'
import { useList } from '../../../kit/data/data'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { orderWords } from '../order-words'
import { changedPieces } from './changed-parts'
import { changeWords } from './change-words'

/** What a change makes of an order, in a line: pieces, way and sum. */
export const useChangeText = () => {
  const words = useWords(changeWords)
  const { shipping } = useWords(orderWords)
  const { money } = useFormats()
  return ({ before, after }: Pick<OrderChange, 'before' | 'after'>): string => {
    const lines = changedPieces(before, after).map((line) => {
      if (line.before === 0) return words.added(line.after, line.name)
      return line.after === 0
        ? words.gone(line.before, line.name)
        : words.pieces(line.name, line.before, line.after)
    })
    const isOtherWay = before.shippingType !== after.shippingType
    const way = isOtherWay ? [`${shipping[before.shippingType]} → ${shipping[after.shippingType]}`] : []
    const sum = before.total === after.total ? [] : [`${money(before.total)} → ${money(after.total)}`]
    return [...lines, ...way, ...sum].join(' · ')
  }
}

/** The changes of an order, oldest first. */
export const useOrderChanges = (order: Order): readonly OrderChange[] => {
  const query = { orderId: order.id, $sort: { id: 1 as const }, $limit: 50 }
  return useList('order-changes', query).rows ?? []
}

/** The changes of an order as steps of its history. */
export const useChangeSteps = (order: Order) => {
  const words = useWords(changeWords)
  const textOf = useChangeText()
  return useOrderChanges(order).map((change) => ({
    label: words.steps[change.status],
    at: change.settledAt ?? change.createdAt,
    detail: [textOf(change), change.problem].filter(Boolean).join(' · '),
  }))
}

/** How much a difference is, whichever way it goes. */
export const amountOf = (difference: number) => cents(Math.abs(difference))
