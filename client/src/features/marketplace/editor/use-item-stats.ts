import { useApi } from '../../../kit/data/data-provider'
import type { Api } from '../../../kit/data/api'
import { wantsNoTracking } from '../../../kit/privacy-signals'

const debounceMs = 200
const timers = new Map<string, ReturnType<typeof setTimeout>>()

/** Counts one view or click of an item, a moment later and once; nothing for a preview or who asks not to be followed. */
export const countItem = (api: Api, id: number, what: 'views' | 'clicks') => {
  if (api.previewId !== undefined || wantsNoTracking()) return
  const key = `${what} ${id}`
  clearTimeout(timers.get(key))
  const send = () => {
    timers.delete(key)
    // A visitor need not know of a figure that is not counted.
    api.update('market-stats', id, { [what]: 1 }).catch(() => {})
  }
  timers.set(key, setTimeout(send, debounceMs))
}

/** Counts that an item's card was clicked. */
export const useCountClick = () => {
  const api = useApi()
  return (id: number) => countItem(api, id, 'clicks')
}
