import type { CardSize, ShortLink } from '@mainstreet/shared/contracts/marketplace/share'
import type { Locale } from '@mainstreet/shared/rules/language'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useApi } from '../../kit/data/data-provider'
import { fetchPicture } from '../../kit/data/fetch-picture'
import type { ApiError } from '../../kit/data/rest'
import { useCustomerId, useSession } from '../../kit/session/session-context'

/** The short address of an item, or of the home page (null), made when it is first wanted. */
export const useShortLink = (itemId: number | null) => {
  const api = useApi()
  return useQuery<ShortLink, ApiError>({
    queryKey: ['short-link-of', useCustomerId(), itemId],
    queryFn: () => api.create('short-links', { itemId }),
    // Whether there is a card depends on the item, which may have been published since.
    refetchOnMount: 'always',
    retry: false,
  })
}

/** Which card: of which short address, how large, and in which language. */
export interface CardChoice {
  linkId: number
  size: CardSize
  lang: Locale
}

/** A card's picture, read anew each time the panel opens: the server says at once when it is the same. */
export const useCard = ({ linkId, size, lang }: CardChoice) => {
  const { session } = useSession()
  const { data, ...result } = useQuery<Blob, ApiError>({
    queryKey: ['share-card', linkId, size, lang],
    queryFn: () => fetchPicture(session, 'share-card', { linkId, size, lang }),
    refetchOnMount: 'always',
    gcTime: 0,
  })
  const address = useMemo(() => data && URL.createObjectURL(data), [data])
  useEffect(
    () => () => {
      if (address) URL.revokeObjectURL(address)
    },
    [address],
  )
  return { ...result, picture: data, address }
}
