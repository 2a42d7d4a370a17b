import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import type { Cents } from '@mainstreet/shared/rules/money/money'
import { useEffect, useState } from 'react'
import { useData } from '../../../kit/data/data-provider'
import { useSave } from '../../../kit/data/data-writes'
import { randomKey } from '../../../kit/data/random-key'
import { useOperationRead } from '../../../kit/data/use-operation-read'
import { useBackOfficeLocale, useWords } from '../../../kit/language/bilingual'
import { useCustomerId } from '../../../kit/session/session-context'
import { keepSessionText, readSessionText } from '../../../kit/session-text'
import { useDebounced } from '../../../kit/use-debounced'
import { codeOf, giftCodesOf } from '../new/new-order'
import type { Saleable } from '../new/saleable'
import { writeOwn } from '../own-orders'
import { entriesOf, withLine, withOneMore, type TillLine } from './till-sale'
import { tillWords } from './till-words'

/** What is said of a sale beside its lines. */
export interface TillBuyer {
  name: string
  email: string
  code: string
  giftCard: string
}

const nobody: TillBuyer = { name: '', email: '', code: '', giftCard: '' }
const codeRestMs = 600

const placeOf = (customerId: number) => `mainstreet-till-${customerId}`

const readLines = (customerId: number): TillLine[] => {
  try {
    const kept: unknown = JSON.parse(readSessionText(placeOf(customerId)) ?? '[]')
    // Only this page writes there.
    return Array.isArray(kept) ? (kept as TillLine[]) : []
  } catch {
    return []
  }
}

/** A sale that is done: its order, and what is given back of the cash. */
export interface Sold {
  order: Pick<Order, 'id' | 'orderNumber' | 'total' | 'email'>
  change: Cents | null
}

/** The lines of the sale, which a reload keeps. */
const useKeptLines = (customerId: number) => {
  const [lines, setLines] = useState(() => readLines(customerId))
  useEffect(() => {
    keepSessionText(placeOf(customerId), lines.length ? JSON.stringify(lines) : null)
  }, [customerId, lines])
  return [lines, setLines] as const
}

/** The sale at the counter: its lines, what it comes to by the server's rules, and how it ends. */
export const useTill = () => {
  const words = useWords(tillWords)
  const language = useBackOfficeLocale()
  const customerId = useCustomerId()
  const { client } = useData()
  const { create } = useSave('account-orders')
  const [lines, setLines] = useKeptLines(customerId)
  const [buyer, setBuyer] = useState(nobody)
  const [sold, setSold] = useState<Sold | null>(null)
  // A press whose answer was lost makes no second sale.
  const [key, setKey] = useState(randomKey)
  const [code, giftCard] = [useDebounced(buyer.code, codeRestMs), useDebounced(buyer.giftCard, codeRestMs)]
  const items = entriesOf(lines)
  const priced = useOperationRead(
    'manual-quote',
    lines.length
      ? { customerId, items, shippingType: 'pickup', ...codeOf(code), ...giftCodesOf(giftCard) }
      : null,
    ['market-items', 'market-variations', 'store-settings', 'tax-rates', 'discount-codes', 'gift-cards'],
  )
  const end = (done: Sold) => {
    setSold(done)
    setLines([])
    setBuyer(nobody)
    setKey(randomKey())
  }
  /** Writes the sale down as paid and handed over. */
  const finish = async (paidWith: Order['paidWith'], change: Cents | null = null) => {
    const email = buyer.email.trim()
    const made = await writeOwn(
      client,
      create({
        ...{ items, shippingType: 'pickup', status: 'Complete', paidWith, language, key, email },
        ...{ name: buyer.name.trim() || words.counter, sendEmail: email !== '' },
        ...codeOf(buyer.code),
        ...giftCodesOf(buyer.giftCard),
      }),
    )
    end({ order: made, change })
  }
  const quote = lines.length ? priced.answer : undefined
  const error = lines.length ? priced.error : null
  const isStale = priced.isPrevious || code !== buyer.code || giftCard !== buyer.giftCard
  return {
    lines,
    items,
    buyer,
    setBuyer,
    quote,
    isStale,
    error,
    /** Whether what is shown is what it costs now. */
    isReady: quote !== undefined && !isStale && !error,
    refetch: priced.refetch,
    add: (saleable: Saleable) => setLines((had) => withOneMore(had, saleable)),
    change: (variationId: number, next: Parameters<typeof withLine>[2]) =>
      setLines((had) => withLine(had, variationId, next)),
    finish,
    end,
    sold,
    next: () => setSold(null),
  }
}

/** The till as its parts use it. */
export type Till = ReturnType<typeof useTill>
