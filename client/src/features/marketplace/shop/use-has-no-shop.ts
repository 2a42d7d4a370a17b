import { hasShop } from '@mainstreet/shared/rules/items/shop'
import { useList } from '../../../kit/data/data'
import { useShownSite } from '../../../kit/site/shown-site'

/** Whether the business has no shop and nothing for sale, and so no page of its shop. */
export const useHasNoShop = () => {
  const unsure = !hasShop(useShownSite())
  const { total } = useList('market-items', { $limit: 0 }, { enabled: unsure })
  return unsure && total === 0
}
