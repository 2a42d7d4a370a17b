import { useEffect } from 'react'
import { useApi } from '../../kit/data-provider'
import type { Api } from '../../kit/api'
import { wantsNoTracking } from '../../kit/privacy-signals'

const rest = 200
const timers = new Map<string, ReturnType<typeof setTimeout>>()

const count = (api: Api, id: number, what: 'views' | 'clicks') => {
  if (api.previewId !== undefined || wantsNoTracking()) return
  const key = `${what} ${id}`
  clearTimeout(timers.get(key))
  const send = () => {
    timers.delete(key)
    // A figure that is not counted is nothing a visitor needs to hear of.
    api.update('market-stats', id, { [what]: 1 }).catch(() => {})
  }
  timers.set(key, setTimeout(send, rest))
}

/** Counts that an item was looked at, once per item and page. */
export const useCountView = (id: number | undefined) => {
  const api = useApi()
  useEffect(() => {
    if (id !== undefined) count(api, id, 'views')
  }, [api, id])
}

/** Counts that an item's card was clicked. */
export const useCountClick = () => {
  const api = useApi()
  return (id: number) => count(api, id, 'clicks')
}
