import { useEffect, useMemo, useRef, type MouseEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { useBackOfficeLinks, useGo } from '../../../kit/back-office-links'

/** The way from the list to the editor of an item and, from there, back to the list as it was left. */
export interface ItemEditorWay {
  address(id: number): string
  open(id: number): void
  /** For the click on a link: other windows and pages of their own are the browser's. */
  follow(event: MouseEvent, id: number): void
}

/** Always the same way, wherever the list's address goes: the rows that lead along it need not be drawn anew, as a router's links are. */
export const useItemEditor = (): ItemEditorWay => {
  const { item: address, inModule } = useBackOfficeLinks()
  const go = useGo()
  const { search } = useLocation()
  const list = useRef(search)
  useEffect(() => {
    list.current = search
  })
  return useMemo(() => {
    const open = (id: number) => go(address(id), { list: list.current })
    const follow = (event: MouseEvent, id: number) => {
      const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (inModule || elsewhere) return
      event.preventDefault()
      open(id)
    }
    return { address, open, follow }
  }, [address, inModule, go])
}
