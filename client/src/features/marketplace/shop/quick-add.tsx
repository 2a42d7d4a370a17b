import type { MarketItem, MarketVariation } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { pathTo, routes } from '@mainstreet/shared/routes'
import { Link } from 'react-router-dom'
import { useShownSite } from '../../../kit/site/shown-site'
import { usePath } from '../../../kit/site/site-link'
import { useShopTexts } from '../../../kit/site/texts/shop-texts'
import { useTexts } from '../../../kit/site/texts/use-texts'
import { Button, buttonClass } from '../../../kit/ui/button'
import { useBuy } from './use-buy'

const AddOne = ({ item, variation }: { item: MarketItem; variation: MarketVariation }) => {
  const { add } = useTexts('shop')
  const { room, buy } = useBuy(item, variation)
  return (
    <Button wide disabled={room === 0} aria-label={`${add}: ${item.title}`} onClick={() => buy(1)}>
      {add}
    </Button>
  )
}

/** Buys from a card: what comes in one variation goes into the cart, of others one is chosen on the item's page. */
export const QuickAdd = ({ item }: { item: MarketItem }) => {
  const { choose } = useShopTexts('list')
  const path = usePath()
  const { store } = useShownSite()
  const [only, another] = item.variations
  if (!store.open || !only) return null
  if (!another) return <AddOne item={item} variation={only} />
  return (
    <Link
      className={buttonClass({ wide: true })}
      to={path(pathTo(routes.item, item.id))}
      aria-label={`${choose}: ${item.title}`}
    >
      {choose}
    </Link>
  )
}
