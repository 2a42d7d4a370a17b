import { useBackOfficeLocale, useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { Badge } from '../../../kit/ui/badge'
import { Picture } from '../../../kit/ui/picture'
import { PriceTag } from '../../../kit/ui/price-tag'
import { webpOf } from '../../../kit/ui/webp-of'
import styles from './new-order.module.css'
import type { Saleable } from './saleable'
import { newOrderWords } from './words'
import { Text } from '../../../kit/ui/text'

const useStockWords = (left: number) => {
  const words = useWords(newOrderWords)
  const { number } = useFormats()
  if (left === Infinity) return words.untracked
  return left > 0 ? words.inStock(number(left)) : words.soldOut
}

/** A variation to be sold: its picture, name, price and live stock. */
export const SaleableSummary = ({ saleable }: { saleable: Saleable }) => {
  const { name, sku, image, price, regularPrice, left, isDraft } = saleable
  const words = useWords(newOrderWords)
  const locale = useBackOfficeLocale()
  const stock = useStockWords(left)
  return (
    <>
      <span className={styles.image}>
        <Picture src={image} webp={webpOf(image)} alt="" ratio="1" />
      </span>
      <span className={styles.words}>
        <Text weight="medium">
          {name} {isDraft && <Badge>{words.draft}</Badge>}
        </Text>
        <span className={styles.small}>
          <PriceTag price={price} regular={regularPrice} locale={locale} />
          <span data-none={left === 0 || undefined}>{stock}</span>
          {sku && <span>{sku}</span>}
        </span>
      </span>
    </>
  )
}
