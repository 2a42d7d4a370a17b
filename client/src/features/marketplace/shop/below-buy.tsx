import type { MarketItem, MarketVariation } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { available } from '@mainstreet/shared/rules/items/item-offer'
import { lazyPart } from '../../../kit/lazy-part'
import { useShownSite } from '../../../kit/site/shown-site'
import { AskAbout } from './ask/ask-about'
import { ItemTerms } from './item-terms'

const TellWhenBack = lazyPart(async () => (await import('./back/tell-when-back')).TellWhenBack)

/** What stands below the way to buy: to be told when it is back, how one gets it, and a question about it. */
export const BelowBuy = ({ item, variation }: { item: MarketItem; variation: MarketVariation }) => {
  const { store } = useShownSite()
  return (
    <>
      {store.open && available(item, variation) === 0 && (
        <TellWhenBack key={variation.id} variationId={variation.id} />
      )}
      {store.open && <ItemTerms item={item} />}
      <AskAbout item={item} />
    </>
  )
}
