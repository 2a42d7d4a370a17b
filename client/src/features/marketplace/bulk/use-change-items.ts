import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import type { Input } from '@mainstreet/shared/services'
import { useCallback } from 'react'
import { useOperation } from '../../../kit/data/data-writes'
import { useWords } from '../../../kit/language/bilingual'
import { useCustomerId } from '../../../kit/session/session-context'
import { toast } from '../../../kit/ui/toaster'
import { bulkWords } from './words'

type Change = Omit<Input<'change-items'>, 'customerId' | 'ids'>

const undoForMs = 10_000

/** Does one thing to several items in one call, and answers which of them were another way; the rows follow by their events. */
export const useChangeItems = () => {
  const { run, busy } = useOperation('change-items')
  const customerId = useCustomerId()
  const change = useCallback(
    async (ids: readonly number[], what: Change) =>
      (await run({ customerId, ids: [...ids], ...what })).changed,
    [run, customerId],
  )
  return { change, busy }
}

/** Publishes items or makes them drafts; which of them were the other way can be undone. */
export const useItemStatus = () => {
  const words = useWords(bulkWords)
  const { change, busy } = useChangeItems()
  const undo = async (ids: readonly number[], status: MarketItem['status']) => {
    try {
      await change(ids, { status })
      toast.success(words.undone)
    } catch (error) {
      toast.error(words.notChanged, error)
    }
  }
  const setStatus = async (items: readonly MarketItem[], status: MarketItem['status']) => {
    const isPublic = status === 'public'
    try {
      const changed = await change(
        items.map(({ id }) => id),
        { status },
      )
      if (!changed.length) return void toast.info(isPublic ? words.alreadyPublic : words.alreadyDrafts)
      const done = isPublic ? words.published(changed.length) : words.unpublished(changed.length)
      const before = isPublic ? 'draft' : 'public'
      toast.info(done, { label: words.undo, onClick: () => void undo(changed, before) }, undoForMs)
    } catch (error) {
      toast.error(words.notChanged, error)
    }
  }
  return { setStatus, busy }
}
