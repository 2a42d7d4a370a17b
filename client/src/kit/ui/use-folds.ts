import { useLocation } from 'react-router-dom'
import { useAddressParams } from '../use-address-params'

/** Which sections of a page are open, as the address has them, so that Back finds them again; `first` are open until one is pressed. */
export const useFolds = (first: readonly string[] = []) => {
  const [params, set] = useAddressParams()
  const { hash } = useLocation()
  const open = new Set(params.get('open')?.split(' ').filter(Boolean) ?? first)
  if (hash) open.add(hash.slice(1))
  return {
    isOpen: (id: string) => open.has(id),
    toggle: (id: string) => {
      // Deleted where it was there, else added; the anchor leaves the address.
      if (!open.delete(id)) open.add(id)
      set({ open: [...open].join(' ') || 'none' })
    },
  }
}
