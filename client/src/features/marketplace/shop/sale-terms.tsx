import type { MarketItem, MarketVariation } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { variationPrice } from '@mainstreet/shared/rules/items/item-offer'
import { useShownSite } from '../../../kit/site/shown-site'
import { useMoment } from '../../../kit/use-moment'
import styles from './sale-terms.module.css'
import { useSaleEnd, useSaving } from './sale-note'

/** What a sale takes off one variation, what else it promises, and until when. */
export const SaleTerms = ({ item, variation }: { item: MarketItem; variation: MarketVariation }) => {
  const { timezone } = useShownSite().company
  const now = useMoment()
  const price = variationPrice(item, variation, { now, timezone })
  const saving = useSaving()(item, price)
  const end = useSaleEnd()(item, price)
  return (
    <>
      {(price.special || saving) && <p className={styles.saving}>{price.special || saving}</p>}
      {end && <p className="muted">{end}</p>}
    </>
  )
}
