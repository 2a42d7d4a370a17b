import { useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { FramePage } from '../../../kit/site-frame/frame-messages'
import { isSitePath } from '../../../kit/site-frame/read-frame-news'
import { useAddressParams } from '../../../kit/use-address-params'
import { partName, readPart, type SitePart } from './site-part'

/** The parameter of the address that names the part being edited. */
export const partParam = 'part'

/** Which page of the site is shown and what of it is edited, as the address says; going back goes back to the part before. */
export const usePointedPart = () => {
  const [params, set] = useAddressParams()
  // Not what is asked for: a form that holds something back must stay until one has answered whether to leave it.
  const [shown] = useSearchParams()
  const name = shown.get(partParam) ?? ''
  const part = useMemo(() => readPart(name), [name])
  const page = params.get('page')
  const path = isSitePath(page) ? page : '/'
  const shownPath = useRef<string>(undefined)
  const pageOf = (to: string) => (to === '/' ? '' : to)
  return {
    part,
    path,
    isContent: part !== undefined || shown.get('show') === 'content',
    edit(next: SitePart) {
      const wanted = partName(next)
      if (wanted !== name) set({ part: wanted, show: 'content' }, { back: true })
    },
    done: () => set({ part: '', show: 'content' }, { back: true }),
    show: (what: 'look' | 'content') =>
      set({ part: '', show: what === 'content' ? what : '' }, { back: true }),
    go: (to: string) => set({ page: pageOf(to) }, { back: true }),
    /** The frame shows a page: one that it went to by itself is the address's from now on. */
    arrive(at: FramePage) {
      const isFirst = shownPath.current === undefined
      const isOther = shownPath.current !== at.path
      shownPath.current = at.path
      if (isOther && at.path !== path) set({ page: pageOf(at.path) }, { back: !isFirst })
    },
  }
}

/** Which page of the site is shown, what of it is edited, and how to say otherwise. */
export type PointedPart = ReturnType<typeof usePointedPart>
