import type { TablePath } from '@mainstreet/shared/services'
import { useEffect, useRef, useState } from 'react'
import { bilingual, useWords } from '../../language/bilingual'
import { toast } from '../../ui/toaster'
import { useRemove } from '../data-writes'

const undoForMs = 10_000

const removalWords = bilingual({
  en: { undo: 'Undo', failed: 'It was not removed.' },
  fr: { undo: 'Annuler', failed: 'La suppression a échoué.' },
})

/** Ways to take things away, by their keys, that can be undone for ten seconds: each is hidden at once, and `remove` is called when they are over or the page is left. */
export const useUndoable = <Key extends string | number>(remove: (key: Key) => Promise<unknown>) => {
  const words = useWords(removalWords)
  const [hidden, setHidden] = useState<ReadonlySet<Key>>(new Set())
  const pending = useRef(new Map<Key, { finish: () => void; undo: () => void }>())

  const show = (key: Key) => setHidden((all) => new Set([...all].filter((other) => other !== key)))
  const removeWithUndo = (key: Key, message: string) => {
    const finish = () => {
      clearTimeout(timer)
      pending.current.delete(key)
      remove(key).catch((error: unknown) => {
        show(key)
        toast.error(words.failed, error)
      })
    }
    const undo = () => {
      if (!pending.current.delete(key)) return
      clearTimeout(timer)
      show(key)
    }
    const timer = setTimeout(finish, undoForMs)
    pending.current.set(key, { finish, undo })
    setHidden((all) => new Set(all).add(key))
    toast.info(message, { label: words.undo, onClick: undo }, undoForMs)
  }
  /** Takes a removal back, if there is one that is not over yet: something else has come in its place. */
  const keep = (key: Key) => {
    pending.current.get(key)?.undo()
    show(key)
  }

  useEffect(() => {
    const all = pending.current
    const finishAll = () => all.forEach(({ finish }) => finish())
    window.addEventListener('pagehide', finishAll)
    return () => {
      window.removeEventListener('pagehide', finishAll)
      finishAll()
    }
  }, [])
  return { hidden, removeWithUndo, keep }
}

/** Removals of rows that can be undone for ten seconds: the row is hidden at once and removed when they are over or the page is left. */
export const useUndoableRemoval = <P extends TablePath>(path: P) => {
  const { remove } = useRemove(path)
  return useUndoable<number>(remove)
}
