import type { Quote, ShippingType } from '@mainstreet/shared/contracts/orders/orders'
import type { Input } from '@mainstreet/shared/services'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLiveEvents } from '../../kit/data/data'
import { useApi } from '../../kit/data/data-provider'
import type { ApiError } from '../../kit/data/rest'
import { toCartLines } from './cart/cart-changes'
import { useCart } from './cart/cart-context'
import type { CartLineNow } from './cart/use-cart-lines'

interface Asked {
  ordered: readonly CartLineNow[]
  shippingType: ShippingType | null
  province: string
  country: string
}

/** The lines of an order as the server wants them. */
export const orderItems = (ordered: readonly CartLineNow[]) =>
  toCartLines(ordered.map(({ entry, quantity }) => ({ ...entry, quantity })))

/** What the server would charge for the cart now; asked again whenever anything of it changes. */
export const useQuote = ({ ordered, shippingType, province, country }: Asked) => {
  const api = useApi()
  const { customerId } = useCart()
  const client = useQueryClient()
  // The server refuses to price what it would refuse to send.
  const priced = shippingType !== null && ordered.length > 0
  const sendable = shippingType !== 'shipping' || ordered.every(({ allowShipping }) => allowShipping)
  const key = [
    'quote',
    customerId,
    shippingType,
    province,
    country,
    ordered.map(({ entry, quantity, unitCents }) => [entry.id, quantity, unitCents]),
  ]
  const result = useQuery<Quote, ApiError>({
    queryKey: key,
    enabled: priced && sendable,
    placeholderData: keepPreviousData,
    queryFn: () =>
      api.run('quote', {
        customerid: customerId,
        items: orderItems(ordered) as Input<'quote'>['items'],
        shippingType: shippingType!,
        data: { province, country },
      }),
  })
  const refetch = () => void client.invalidateQueries({ queryKey: ['quote', customerId] })
  /** Asks for everything again: what was refused may have been known here otherwise. */
  const lookAgain = () => {
    void client.invalidateQueries({ queryKey: ['market-items'] })
    refetch()
  }
  useLiveEvents('market-items', refetch)
  useLiveEvents('store-settings', refetch)
  return {
    quote: priced && sendable ? result.data : undefined,
    settled: !result.isPlaceholderData && !result.isFetching,
    error: priced && sendable ? result.error : null,
    /** Shows a quote that came with a refusal. */
    put: (quote: Quote) => client.setQueryData(key, quote),
    lookAgain,
  }
}
