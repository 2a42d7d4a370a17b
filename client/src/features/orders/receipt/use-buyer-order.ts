import type { Answer } from '@mainstreet/shared/services'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../kit/data/data-provider'
import type { ApiError } from '../../../kit/data/rest'

/** The order that a receipt's link leads to, the numbers for its taxes, and how to pay it while it is to be paid. */
export const useBuyerOrder = (token: string) => {
  const api = useApi()
  return useQuery<Answer<'order-lookup'>, ApiError>({
    queryKey: ['order-lookup', token],
    queryFn: () => api.run('order-lookup', { token }),
  })
}
