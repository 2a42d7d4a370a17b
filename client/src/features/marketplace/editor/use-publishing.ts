import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { useMemo, useRef, useState } from 'react'
import { SubmitPaused } from '../../../kit/form/submit-paused'
import { useWords } from '../../../kit/language/bilingual'
import type { ItemForm } from './item-form'
import { editorWords, type EditorWords } from './words'

/** What a new item is called before its owner has named it. */
const newTitle = 'New Item'

/** What an owner would hardly have meant to publish. */
const doubtsOf = ({ title, variations }: ItemForm, words: EditorWords): string[] => [
  ...(title.trim() === newTitle ? [words.stillNew] : []),
  ...(variations.some(({ price }) => price === 0) ? [words.isFree] : []),
]

/** Saving and publishing in one: what is doubtful about an item that visitors have not seen yet is asked about first. */
export const usePublishing = ({ status, newlyCreated }: Pick<MarketItem, 'status' | 'newlyCreated'>) => {
  const words = useWords(editorWords)
  const state = useRef({ isWanted: false, isConfirmed: false })
  const [doubts, setDoubts] = useState<readonly string[]>([])
  const isNews = newlyCreated || status === 'draft'
  return useMemo(
    () => ({
      doubts,
      forget: () => setDoubts([]),
      begin: (isConfirmed: boolean) => void (state.current = { isWanted: true, isConfirmed }),
      end: () => void (state.current = { isWanted: false, isConfirmed: false }),
      /** The values as they are sent; throws while there is something to ask. */
      read: (values: ItemForm): ItemForm => {
        const { isWanted, isConfirmed } = state.current
        const sent: ItemForm = isWanted ? { ...values, status: 'public' } : values
        const found = isNews && sent.status === 'public' && !isConfirmed ? doubtsOf(sent, words) : []
        if (found.length === 0) return sent
        setDoubts(found)
        throw new SubmitPaused()
      },
    }),
    [doubts, isNews, words],
  )
}

/** What a save asks, and what answers it. */
export type Publishing = ReturnType<typeof usePublishing>
