import type { TablePath } from '@mainstreet/shared/services'
import { useEffect, useRef, useState } from 'react'
import { bilingual, useWords } from '../language/bilingual'
import { toast } from '../ui/toaster'
import { useRemove } from './data-writes'

const undoForMs = 10_000

const removalWords = bilingual({
  en: { undo: 'Undo', failed: 'It was not removed.' },
  fr: { undo: 'Annuler', failed: 'La suppression a échoué.' },
})

/** Removals that can be undone for ten seconds: the row is hidden at once and removed when they are over or the page is left. */
export const useUndoableRemoval = <P extends TablePath>(path: P) => {
  const { remove } = useRemove(path)
  const words = useWords(removalWords)
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set())
  const pending = useRef(new Map<number, () => void>())

  const show = (id: number) => setHidden((all) => new Set([...all].filter((other) => other !== id)))
  const removeWithUndo = (id: number, message: string) => {
    const finish = () => {
      clearTimeout(timer)
      pending.current.delete(id)
      remove(id).catch((error: unknown) => {
        show(id)
        toast.error(words.failed, error)
      })
    }
    const timer = setTimeout(finish, undoForMs)
    pending.current.set(id, finish)
    setHidden((all) => new Set(all).add(id))
    const undo = () => {
      if (!pending.current.delete(id)) return
      clearTimeout(timer)
      show(id)
    }
    toast.info(message, { label: words.undo, onClick: undo }, undoForMs)
  }

  useEffect(() => {
    const all = pending.current
    const finishAll = () => all.forEach((finish) => finish())
    window.addEventListener('pagehide', finishAll)
    return () => {
      window.removeEventListener('pagehide', finishAll)
      finishAll()
    }
  }, [])
  return { hidden, removeWithUndo }
}
