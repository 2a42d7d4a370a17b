import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { available, variationPrice } from '@mainstreet/shared/rules/items/item-offer'
import { variationImage } from '@mainstreet/shared/rules/items/variation-image'
import { pathTo, routes } from '@mainstreet/shared/routes'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useShownSite } from '../../../../kit/site/shown-site'
import { usePath } from '../../../../kit/site/site-link'
import { useShopWords } from '../../../../kit/site/words/shop-words'
import { useLocale, useSiteWords } from '../../../../kit/site/words/use-site-words'
import { Button } from '../../../../kit/ui/button'
import { Drawer } from '../../../../kit/ui/drawer'
import { Picture } from '../../../../kit/ui/picture'
import { PriceTag } from '../../../../kit/ui/price-tag'
import { webpOf } from '../../../../kit/ui/webp-of'
import { useMoment } from '../../../../kit/use-moment'
import { StockHint } from '../stock-hint'
import { useBuy } from '../use-buy'
import { VariationPicker } from '../variation-picker'
import styles from './choice-sheet.module.css'

type ChoiceSheetProps = { item: MarketItem; open: boolean; onClose: () => void }

/** One of several variations is chosen and bought without leaving the list. */
export const ChoiceSheet = ({ item, open, onClose }: ChoiceSheetProps) => {
  const words = useSiteWords('shop')
  const { seeItem } = useShopWords('list')
  const locale = useLocale()
  const path = usePath()
  const { timezone } = useShownSite().company
  const { variations } = item
  const [id, setId] = useState<number>()
  const variation =
    variations.find((each) => each.id === id) ??
    variations.find((each) => available(item, each) > 0) ??
    variations[0]!
  const price = variationPrice(item, variation, { now: useMoment(), timezone })
  const { room, buy } = useBuy(item, variation)
  const url = variationImage(item, variation)?.url
  const add = () => {
    onClose()
    buy(1)
  }
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={item.title}
      side="bottom"
      footer={
        <Button variant="primary" size="large" wide disabled={room === 0} onClick={add}>
          {available(item, variation) === 0 ? words.soldOut : room === 0 ? words.allInCart : words.add}
        </Button>
      }
    >
      <div className={styles.choice}>
        <div>
          <Picture src={url} webp={webpOf(url)} alt="" rounded />
        </div>
        <div className={styles.words}>
          <p aria-live="polite">
            <PriceTag price={price.cents} regular={price.regularCents} locale={locale} large />
          </p>
          <StockHint item={item} variation={variation} />
          <Link to={path(pathTo(routes.item, item.id))}>{seeItem}</Link>
        </div>
        <div className={styles.options}>
          <VariationPicker item={item} value={variation.id} onChange={setId} />
        </div>
      </div>
    </Drawer>
  )
}
