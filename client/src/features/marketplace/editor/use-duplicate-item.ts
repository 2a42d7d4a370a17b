import { useCallback } from 'react'
import { useOperation } from '../../../kit/data/data-writes'
import { useBackOfficeLinks, useGo } from '../../../kit/back-office-links'
import { useWords } from '../../../kit/language/bilingual'
import { toast } from '../../../kit/ui/toaster'
import { editorWords } from './words'

/** Makes a copy of an item, a draft, and opens its editor. */
export const useDuplicateItem = () => {
  const words = useWords(editorWords)
  const { run, busy } = useOperation('duplicate-item')
  const { item: address } = useBackOfficeLinks()
  const go = useGo()
  const duplicate = useCallback(
    async (id: number) => {
      try {
        const copy = await run({ id })
        toast.info(words.duplicated)
        go(address(copy.id))
      } catch (error) {
        toast.error(words.notDuplicated, error)
      }
    },
    [run, words, go, address],
  )
  return { duplicate, busy }
}
