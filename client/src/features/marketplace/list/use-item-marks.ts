import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { useCallback } from 'react'
import { useWords } from '../../../kit/language/bilingual'
import { useSave } from '../../../kit/data/data-writes'
import { toast } from '../../../kit/ui/toaster'
import { listWords } from './words'

/** Stars answer at once; one that is refused goes back and says why. */
export const useItemMarks = () => {
  const words = useWords(listWords)
  const { patch } = useSave('market-items')
  return useCallback(
    (item: MarketItem, change: { featured: boolean } | { promoted: boolean }) =>
      void patch(item.id, change, { optimistic: true }).catch((error: unknown) =>
        toast.error(words.notChanged(item.title), error),
      ),
    [patch, words],
  )
}
