import { useRef, useState } from 'react'
import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import type { ShortLine } from '@mainstreet/shared/rules/orders/order-refusals'
import { useBackOfficeLinks, useGo } from '../../../kit/back-office-links'
import { useData } from '../../../kit/data/data-provider'
import { useSave } from '../../../kit/data/data-writes'
import { randomKey } from '../../../kit/data/random-key'
import { ApiError } from '../../../kit/data/rest'
import { useBackOfficeLocale, useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { toast } from '../../../kit/ui/toaster'
import { bodyOf, type NewOrder } from './new-order'
import { writeOwn } from '../own-orders'
import { newOrderWords } from './words'

/** A refusal for want of stock, or of a gift card, in the reader's words, which stand at what it names. */
const ofGiftCard = 'giftCodes.0'

const useShortage = () => {
  const words = useWords(newOrderWords)
  const { number } = useFormats()
  return (error: unknown): unknown => {
    if (!(error instanceof ApiError)) return error
    const giftCode = error.errors[ofGiftCard]
    if (giftCode) return { message: error.message, errors: { giftCode } }
    if (!('line' in error.data)) return error
    const { position, available } = error.data.line as ShortLine
    const message = available > 0 ? words.onlyLeft(number(available)) : words.isSoldOut
    return { message, errors: { [`items.${position}`]: message } }
  }
}

/** Writes the order, then shows it. */
export const useCreateOrder = () => {
  const words = useWords(newOrderWords)
  const language = useBackOfficeLocale()
  const { client } = useData()
  const { create } = useSave('account-orders')
  const links = useBackOfficeLinks()
  const go = useGo()
  const shortage = useShortage()
  const made = useRef<Order>(undefined)
  // Sent again after a lost answer, the form makes no second order.
  const [key] = useState(randomKey)
  const save = async (order: NewOrder) => {
    try {
      made.current = await writeOwn(client, create({ ...bodyOf(order, language), key }))
    } catch (error) {
      throw shortage(error)
    }
  }
  const show = () => {
    const order = made.current
    if (!order) return
    toast.success(words.created(order.orderNumber))
    go(links.order(order.id))
  }
  return { save, show }
}
