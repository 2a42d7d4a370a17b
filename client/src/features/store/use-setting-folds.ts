import { useMemo } from 'react'
import type { SettingsFoldsState } from '../../kit/ui/settings-folds'
import { useFolds } from '../../kit/ui/use-folds'
import { useAddressParams } from '../../kit/use-address-params'
import { findSettings } from './setting-search'

/** What is searched and which sections are open, as the address has them, so that Back finds both again. */
export const useSettingFolds = () => {
  const address = useAddressParams()
  const [params, set] = address
  const search = params.get('search') ?? ''
  const found = useMemo(() => findSettings(search), [search])
  const { isOpen, toggle } = useFolds(address)
  const folds: SettingsFoldsState = {
    isOpen: (id) => search !== '' || isOpen(id),
    isFound: (id) => search === '' || found.has(id),
    ...(search === '' && { toggle }),
  }
  return { search, setSearch: (text: string) => set({ search: text }), folds }
}
