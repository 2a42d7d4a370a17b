import { useCallback, useRef } from 'react'
import { useApi } from '../../../kit/data/data-provider'
import { wantsNoTracking } from '../../../kit/privacy-signals'

const debounceMs = 200

/** Counts a view or click of an item, a moment later and once; nothing for a preview or who asks not to be followed. */
export const useCountItem = (id: number, what: 'views' | 'clicks') => {
  const api = useApi()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  return useCallback(() => {
    if (api.previewId !== undefined || wantsNoTracking()) return
    clearTimeout(timer.current)
    // A visitor need not know of a figure that is not counted.
    const send = () => void api.update('market-stats', id, { [what]: 1 }).catch(() => {})
    // Also once the page is left, which is what a click does.
    timer.current = setTimeout(send, debounceMs)
  }, [api, id, what])
}
