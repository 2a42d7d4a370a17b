import { useEffect, useRef, useState } from 'react'
import { useRow } from '../../../kit/data/data'
import { useWords } from '../../../kit/language/bilingual'
import { toast } from '../../../kit/ui/toaster'
import { listWords } from './words'
import { useAccount } from '../../../kit/data/use-account'
import { itemAddress } from '../../../kit/site-address'

const key = 'mainstreet-saved-item'
const notedMs = 2000

/** Notes for the list, which may be a page of its own, that an item was saved just now. */
export const noteSavedItem = (id: number): void => sessionStorage.setItem(key, String(id))

const readSavedItem = () => Number(sessionStorage.getItem(key)) || undefined

/** The item that one comes from having saved, for as long as its row is noted; says once that it is saved, and where visitors see it. */
export const useSavedItem = (): number | undefined => {
  const words = useWords(listWords)
  const domain = useAccount().row?.str_domain
  const [id, setId] = useState(readSavedItem)
  const told = useRef(false)
  const { status, title = '' } = useRow('market-items', id).row ?? {}
  const isKnown = status !== undefined && domain !== undefined

  useEffect(() => sessionStorage.removeItem(key), [])
  useEffect(() => {
    if (!id || !isKnown || told.current) return
    told.current = true
    const view = () => window.open(itemAddress(id, domain), '_blank', 'noopener')
    if (status === 'public') toast.success(words.saved(title), { label: words.viewOnSite, onClick: view })
    else toast.success(words.savedDraft(title))
  }, [id, isKnown, domain, status, title, words])
  useEffect(() => {
    if (!isKnown) return
    const timer = setTimeout(() => setId(undefined), notedMs)
    return () => clearTimeout(timer)
  }, [isKnown])
  return id
}
