import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { SettingsFoldsState } from '../../kit/ui/settings-folds'
import { useAddressParams } from '../../kit/use-address-params'
import { findSettings } from './setting-search'

/** What is searched and which sections are open, as the address has them, so that Back finds both again. */
export const useSettingFolds = () => {
  const [params, set] = useAddressParams()
  const { hash } = useLocation()
  const search = params.get('search') ?? ''
  const found = useMemo(() => findSettings(search), [search])
  const open = new Set((params.get('open') ?? '').split(' ').filter(Boolean))
  if (hash) open.add(hash.slice(1))
  const toggle = (id: string) => {
    // Deleted where it was there, else added; the anchor leaves the address.
    if (!open.delete(id)) open.add(id)
    set({ open: [...open].join(' ') })
  }
  const folds: SettingsFoldsState = {
    isOpen: (id) => search !== '' || open.has(id),
    isFound: (id) => search === '' || found.has(id),
    ...(search === '' && { toggle }),
  }
  return { search, setSearch: (text: string) => set({ search: text }), folds }
}
