import type { Quote } from '@mainstreet/shared/contracts/orders/orders'
import { needsAddress } from '@mainstreet/shared/rules/orders/checkout-fields'
import { typedDestination } from '@mainstreet/shared/rules/shipping/places'
import type { Input } from '@mainstreet/shared/services'
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLiveEvents } from '../../kit/data/data'
import { useApi } from '../../kit/data/data-provider'
import type { ApiError } from '../../kit/data/rest'
import { useCart } from './cart/cart-context'
import type { CartLineNow } from './cart/use-cart-lines'
import { quoteChanges } from './review/quote-changes'
import type { Draft } from './use-draft'

/** The lines of an order as the server wants them. */
export const orderItems = (ordered: readonly CartLineNow[]): Input<'quote'>['items'] =>
  ordered.map(({ entry: { id, item }, quantity }) => ({ id, item, quantity }))

/** Whether the code that came along was refused, and nothing else. */
export const isOfCode = ({ data }: ApiError): boolean => {
  const { refusals = {} } = data as { refusals?: object }
  return 'discountCode' in refusals
}

/** Whether a gift card that came along was refused. */
export const isOfGiftCard = ({ errors }: ApiError): boolean =>
  Object.keys(errors).some((name) => name.startsWith('giftCodes.'))

/** What the server would charge for the cart now; asked again whenever anything of it changes. */
export const useQuote = (ordered: readonly CartLineNow[], { shipping, information, code, cards }: Draft) => {
  const api = useApi()
  const { customerId } = useCart()
  const client = useQueryClient()
  const { shippingType } = shipping
  const { province, country, postalcode } = information.data
  const to = { province, country, postalcode: needsAddress(shippingType ?? '') ? postalcode : '' }
  const data = typedDestination(to)
  // The server refuses to price what it would refuse to send.
  const priced =
    shippingType !== null && ordered.length > 0 && ordered.every(({ unitCents }) => unitCents !== undefined)
  const sendable = shippingType !== 'shipping' || ordered.every(({ allowShipping }) => allowShipping)
  const key = [
    'quote',
    customerId,
    shippingType,
    data,
    code.applied,
    cards.codes,
    ordered.map(({ entry, quantity, unitCents }) => [entry.id, quantity, unitCents]),
  ]
  const asked = queryOptions<Quote, ApiError>({
    queryKey: key,
    queryFn: () =>
      api.run('quote', {
        customerid: customerId,
        items: orderItems(ordered),
        shippingType: shippingType!,
        ...(code.applied && { discountCode: code.applied }),
        ...(cards.codes.length > 0 && { giftCodes: [...cards.codes] }),
        data,
      }),
  })
  const result = useQuery({ ...asked, enabled: priced && sendable, placeholderData: keepPreviousData })
  // A code that counts for nothing is taken off, and the cart priced without it.
  if (result.error && code.applied && isOfCode(result.error)) code.refuse(result.error)
  if (result.error && cards.codes.length > 0 && isOfGiftCard(result.error)) cards.refuse(result.error)
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
    /** Whether it is of this very cart and choice, though it may be asked again just now. */
    ofThis: !result.isPlaceholderData,
    /** Whether the server still says what the buyer has seen, once an answer that is under way has come; rejects with an ApiError. */
    stillHolds: async (seen: Quote) =>
      !result.isFetching ||
      quoteChanges(seen, await client.fetchQuery({ ...asked, staleTime: 0 })).length === 0,
    error: priced && sendable ? result.error : null,
    /** Shows a quote that came with a refusal. */
    put: (quote: Quote) => client.setQueryData(key, quote),
    lookAgain,
  }
}
