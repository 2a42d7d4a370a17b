import { shopSorts } from '@mainstreet/shared/rules/items/shop'
import { useShopTexts } from '../../../../kit/site/texts/shop-texts'
import { Select } from '../../../../kit/ui/select'
import type { ShopView } from '../use-shop-view'

/** In which order the items are shown. */
export const ShopOrder = ({ sort, set }: Pick<ShopView, 'sort' | 'set'>) => {
  const texts = useShopTexts('list')
  return (
    <Select
      label={texts.sort}
      hideLabel
      value={sort}
      onChange={({ target }) => set({ sort: target.value === shopSorts[0] ? '' : target.value })}
      options={shopSorts.map((value) => ({ value, label: texts.sorts[value] }))}
    />
  )
}
