import type { Answer } from '@mainstreet/shared/services'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../kit/data/data-provider'
import type { ApiError } from '../../../kit/data/rest'

/** The order that a link leads to, its tax numbers, and how to pay it while it is to be paid; `confirmation`, from the mail's button, first says that it is meant. */
export const useBuyerOrder = (token: string, confirmation?: string | null) => {
  const api = useApi()
  return useQuery<Answer<'order-lookup'>, ApiError>({
    queryKey: ['order-lookup', token],
    queryFn: async () => {
      // A link that says nothing still leads to the order, which shows how it stands.
      if (confirmation) await api.run('confirm-order', { token: confirmation }).catch(() => undefined)
      return api.run('order-lookup', { token })
    },
  })
}
