import { sessionHintIn, sessionHints } from '@mainstreet/shared/session-hint'
import { useSyncExternalStore } from 'react'
import { useShownSite } from '../../kit/site/shown-site'

/** Who has signed in in another window comes back to this one. */
const subscribeHint = (listener: () => void) => {
  window.addEventListener('focus', listener)
  return () => window.removeEventListener('focus', listener)
}

const saysSo = () => sessionHintIn(document.cookie) === sessionHints.editsSite
const mayNotEdit = () => false

/** Whether whoever looks has signed in as somebody whose site this is; the server, whose pages are everybody's, never knows. */
export const useMayEdit = (): boolean => {
  const { preview } = useShownSite()
  // A preview's host is another account's, and one in a frame may not read cookies.
  return useSyncExternalStore(subscribeHint, preview ? mayNotEdit : saysSo, mayNotEdit)
}
