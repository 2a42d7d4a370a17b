import type { MarketItem } from '@mainstreet/shared/contracts/marketplace'
import { useCallback } from 'react'
import { useSave } from '../../../kit/data/data-writes'
import { toast } from '../../../kit/ui/toaster'

/** Stars answer at once; one that is refused goes back and says why. */
export const useItemMarks = () => {
  const { patch } = useSave('market-items')
  return useCallback(
    (item: MarketItem, change: { featured: boolean } | { promoted: boolean }) =>
      void patch(item.id, change, { optimistic: true }).catch((error: unknown) =>
        toast.error(`"${item.title}" was not changed.`, error),
      ),
    [patch],
  )
}
