import type { BuyerOrder } from '@mainstreet/shared/contracts/orders/buyer-order'
import type { TaxNumbers } from '@mainstreet/shared/rules/money/tax-numbers'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../kit/data/data-provider'
import type { ApiError } from '../../../kit/data/rest'

/** The order that a receipt's link leads to, and the numbers for its taxes. */
export const useBuyerOrder = (token: string) => {
  const api = useApi()
  return useQuery<{ order: BuyerOrder; taxNumbers: TaxNumbers }, ApiError>({
    queryKey: ['order-lookup', token],
    queryFn: () => api.run('order-lookup', { token }),
  })
}
