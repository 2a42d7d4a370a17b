import type { MarketImage } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { available } from '@mainstreet/shared/rules/items/item-offer'
import { priceRange } from '@mainstreet/shared/rules/money/price'
import { useWatch } from 'react-hook-form'
import { inOrder } from '@mainstreet/shared/rules/in-order'
import { useBackOfficeLocale, useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { Badge } from '../../../kit/ui/badge'
import { Card } from '../../../kit/ui/card'
import { Picture } from '../../../kit/ui/picture'
import { PriceTag } from '../../../kit/ui/price-tag'
import { useMedia } from '../../../kit/ui/use-media'
import { webpOf } from '../../../kit/ui/webp-of'
import type { ItemForm } from './item-form'
import styles from './item-preview.module.css'
import { editorWords } from './words'
import { Text } from '../../../kit/ui/text'

type ItemPreviewProps = { images: readonly MarketImage[]; timezone: string }

/** What the price is now, over the variations whose price is typed. */
const useOffer = (item: ItemForm, timezone: string) => {
  const variations = item.variations.flatMap(({ price, stock }) =>
    typeof price === 'number' && Number.isFinite(price) ? [{ price, stock: stock || 0 }] : [],
  )
  const range = priceRange({ item, variations, now: new Date(), timezone })
  const isSoldOut = variations.length > 0 && variations.every((each) => available(item, each) === 0)
  return { range, isSoldOut }
}

/** An item as visitors see it in the shop on a phone, while it is being typed. */
export const ItemPreview = ({ images, timezone }: ItemPreviewProps) => {
  const words = useWords(editorWords)
  const locale = useBackOfficeLocale()
  const { percent } = useFormats()
  const item = useWatch() as ItemForm
  const { range, isSoldOut } = useOffer(item, timezone)
  const image = inOrder(images)[0]?.url
  // Below the form it is as long as it is wide.
  const isBelow = useMedia('(max-width: 999px)')
  const off = range && range.min.regularCents > range.min.cents
  const badge = isSoldOut
    ? words.soldOut
    : off
      ? words.saveBadge(percent(1 - range.min.cents / range.min.regularCents))
      : range?.min.special
  return (
    <Card
      title={words.preview}
      description={item.status === 'draft' && words.draftPreview}
      folds={isBelow && 'everywhere'}
    >
      <div className={styles.card}>
        <div className={styles.picture} data-sold-out={isSoldOut || undefined}>
          <Picture src={image} webp={webpOf(image)} alt="" />
          {badge && (
            <span className={styles.badge}>
              <Badge tone={isSoldOut ? 'neutral' : 'danger'}>{badge}</Badge>
            </span>
          )}
        </div>
        <div className={styles.words}>
          <Text weight="medium" wrap="anywhere">
            {item.title.trim() || '–'}
          </Text>
          {item.subTitle && (
            <Text size="sm" tone="muted" wrap="anywhere">
              {item.subTitle}
            </Text>
          )}
          {range && (
            <PriceTag
              price={range.min.cents}
              regular={range.min.regularCents}
              from={range.max.cents > range.min.cents ? words.from : undefined}
              locale={locale}
            />
          )}
        </div>
      </div>
    </Card>
  )
}
