import { useLocation } from 'react-router-dom'
import type { useAddressParams } from '../use-address-params'

/** What stands in the address where all are closed: no parameter means the first ones. */
const none = 'none'

/** Which sections of a page are open, as its address has them, so that Back finds them again; `first` are open until one is pressed. */
export const useFolds = (
  [params, set]: ReturnType<typeof useAddressParams>,
  first: readonly string[] = [],
) => {
  const { hash } = useLocation()
  const asked = params.get('open')?.split(' ')
  const open = new Set(asked ? asked.filter((id) => id && id !== none) : first)
  if (hash) open.add(hash.slice(1))
  return {
    isOpen: (id: string) => open.has(id),
    toggle: (id: string) => {
      // Deleted where it was there, else added; the anchor leaves the address.
      if (!open.delete(id)) open.add(id)
      set({ open: [...open].join(' ') || (first.length > 0 ? none : '') })
    },
  }
}
