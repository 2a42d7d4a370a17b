import { useEffect, useMemo, useRef, type MouseEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { useBackOfficeLinks, useGo } from '../../../kit/back-office-links'
import { opensElsewhere } from '../../../kit/opens-elsewhere'

/** Opens the editor of an item from the list; from there one gets back to the list as it was left. */
export interface ItemEditorWay {
  address(id: number): string
  open(id: number): void
  /** For the click on a link: other windows and pages of their own are the browser's. */
  follow(event: MouseEvent, id: number): void
}

/** The same function whatever the list's address: rows that use it need not render again, as a router's links would. */
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
      if (inModule || opensElsewhere(event)) return
      event.preventDefault()
      open(id)
    }
    return { address, open, follow }
  }, [address, inModule, go])
}
