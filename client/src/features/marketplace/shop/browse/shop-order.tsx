import { shopSorts } from '@mainstreet/shared/rules/items/shop'
import { useShopWords } from '../../../../kit/site/words/shop-words'
import { Select } from '../../../../kit/ui/select'
import type { ShopView } from '../use-shop-view'

/** In which order the items are shown. */
export const ShopOrder = ({ sort, set }: Pick<ShopView, 'sort' | 'set'>) => {
  const words = useShopWords('list')
  return (
    <Select
      label={words.sort}
      hideLabel
      value={sort}
      onChange={({ target }) => set({ sort: target.value === shopSorts[0] ? '' : target.value })}
      options={shopSorts.map((value) => ({ value, label: words.sorts[value] }))}
    />
  )
}
