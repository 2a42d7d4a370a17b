import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { useEffect, useRef } from 'react'
import { useWords } from '../../../kit/language/bilingual'
import { useRemove } from '../../../kit/data/data-writes'
import { useApi } from '../../../kit/data/data-provider'
import { ApiError } from '../../../kit/data/rest'
import { toast } from '../../../kit/ui/toaster'
import { editorWords } from './words'

// Removed already, or nobody is signed in any more: the server removes unsaved items by itself.
const isSettled = (error: unknown) => error instanceof ApiError && [401, 404].includes(error.code)

/** Deletes a new item when its editor is left; `save` runs a save, after which it stays, `discard` deletes it now. */
export const useDiscardNewItem = ({ id, newlyCreated }: Pick<MarketItem, 'id' | 'newlyCreated'>) => {
  const api = useApi()
  const { notRemoved } = useWords(editorWords)
  const refusal = useRef(notRemoved)
  const { remove } = useRemove('market-items')
  const isSaved = useRef(!newlyCreated)
  const here = useRef(true)
  const discard = useRef(async () => {})

  useEffect(() => {
    refusal.current = notRemoved
    discard.current = async () => {
      if (isSaved.current) return
      // A save whose answer did not arrive may have saved the item all the same.
      const item = await api.get('market-items', id)
      if (item.newlyCreated) await remove(id)
      isSaved.current = true
    }
  })
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
      // React's strict mode leaves every part once and comes back at once.
      setTimeout(() => {
        if (here.current) return
        discard.current().catch((error: unknown) => {
          if (!isSettled(error)) toast.error(refusal.current, error)
        })
      })
    }
  }, [])

  const save = async (run: () => Promise<void>) => {
    const before = isSaved.current
    isSaved.current = true
    try {
      await run()
    } catch (error) {
      isSaved.current = before
      throw error
    }
  }
  return {
    save,
    discard: () =>
      discard.current().catch((error: unknown) => {
        if (!isSettled(error)) throw error
      }),
  }
}
