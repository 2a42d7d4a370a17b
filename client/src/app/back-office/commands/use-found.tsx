import { marketItemContract } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { orderContract } from '@mainstreet/shared/contracts/orders/orders'
import { backOfficeRoutes, pathTo } from '@mainstreet/shared/routes'
import { buyerName } from '@mainstreet/shared/rules/orders/erased-buyer'
import { foldText } from '@mainstreet/shared/rules/fold-text'
import { Package, ReceiptText } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { useList } from '../../../kit/data/data'
import { useWords } from '../../../kit/language/bilingual'
import { useMay } from '../../../kit/session/use-may'
import { useFormats } from '../../../kit/language/use-formats'
import type { Command } from '../../../kit/ui/command-dialog'
import { webpOf } from '../../../kit/ui/webp-of'
import { commandWords } from './command-words'

const maxEach = 6

/** Fewer letters are in almost every name; an order's number may be a single one. */
const isWorthSearching = (text: string) => text.length >= 2 || /^\d$/.test(text)

const pictureOf = (url: string | undefined) => (url ? <img src={webpOf(url) ?? url} alt="" /> : <Package />)

/** The items and orders that hold a text; `wanted` is what is typed by now, for which the answer may still be awaited. */
export const useFound = (text: string, wanted: string) => {
  const words = useWords(commandWords)
  const { money, orderNumber: numberOf } = useFormats()
  const navigate = useNavigate()
  const enabled = isWorthSearching(text)
  const query = { search: text, $limit: maxEach }
  const itemsToo = useMay(marketItemContract, 'patch') && enabled
  const ordersToo = useMay(orderContract, 'find') && enabled
  const items = useList(
    'market-items',
    { ...query, newlyCreated: false, $sort: { title: 1 } },
    { enabled: itemsToo },
  )
  const orders = useList('account-orders', { ...query, $sort: { id: -1 } }, { enabled: ordersToo })
  const shown = isWorthSearching(wanted)
  const isSearching = shown && (text !== wanted || items.isFetching || orders.isFetching)
  // What was found for an earlier text stays while it fits, so that Enter never opens anything else.
  const fits = ({ label, detail = '' }: Command) =>
    shown && (!isSearching || foldText(`${label} ${detail}`).includes(foldText(wanted)))
  const foundItems = (items.rows ?? []).map(({ id, title, status, images }): Command => ({
    id: `item-${id}`,
    label: title,
    detail: status === 'draft' ? words.draft : undefined,
    icon: pictureOf(images[0]?.url),
    onSelect: () => void navigate(pathTo(backOfficeRoutes.editItem, id)),
  }))
  const foundOrders = (orders.rows ?? []).map(({ id, orderNumber, name, email, total }): Command => ({
    id: `order-${id}`,
    label: `${numberOf(orderNumber)} ${buyerName({ name, email }, words.erasedBuyer)}`,
    detail: [email, money(total)].filter(Boolean).join(' · '),
    icon: <ReceiptText />,
    onSelect: () => void navigate(pathTo(backOfficeRoutes.viewOrder, id)),
  }))
  return {
    items: foundItems.filter(fits),
    orders: foundOrders.filter(fits),
    isSearching,
    error: enabled && (items.error ?? orders.error),
  }
}
