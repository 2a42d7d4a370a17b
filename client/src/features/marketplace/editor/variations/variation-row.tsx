import type { MarketImage, MarketVariation } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { choiceOf } from '@mainstreet/shared/rules/items/item-options'
import { Trash2 } from 'lucide-react'
import { use, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useWords } from '../../../../kit/language/bilingual'
import { Field } from '../../../../kit/form/fields/field'
import { TextLanguages } from '../../../../kit/form/fields/text-languages'
import { IconButton } from '../../../../kit/ui/icon-button'
import { editorWords } from '../words'
import type { ItemForm, VariationForm } from '../item-form'
import { readOptions } from './use-options'
import { PriceField, StockField } from './price-and-stock'
import { VariationPicture } from './variation-picture'
import styles from './variation-row.module.css'

type VariationRowProps = {
  index: number
  handle: ReactNode
  live: readonly MarketVariation[]
  /** The item's pictures, where one may be chosen. */
  images: readonly MarketImage[]
  isLast: boolean
  /** Its price and stock stand beside the item's name. */
  isPlain: boolean
  onRemove: () => void
  onStockLeft: () => void
}

/** One variation of an item. */
export const VariationRow = (props: VariationRowProps) => {
  const { index, handle, live, images, isLast, isPlain, onRemove, onStockLeft } = props
  const words = useWords(editorWords)
  const at = `variations.${index}`
  const row = useWatch({ name: at }) as VariationForm | undefined
  const languages = use(TextLanguages)
  const options = useWatch<ItemForm, 'options'>({ name: 'options' })
  // It is called what its options' values are, in either language.
  const isMade = Boolean(row && choiceOf(row.variation, readOptions(options))?.length)
  const name = row?.variation || words.variation(index + 1)
  return (
    <div
      className={styles.row}
      data-plain={isPlain || undefined}
      data-pictured={images.length > 0 || undefined}
      // The languages of a name stand where its label does.
      data-labelled={(languages && !isMade) || undefined}
    >
      <div className={styles.handle}>{handle}</div>
      <div className={styles.variation}>
        <TextLanguages value={isMade ? undefined : languages}>
          <Field name={`${at}.variation`} />
        </TextLanguages>
      </div>
      <div className={styles.sku}>
        <Field name={`${at}.sku`} autoComplete="off" />
      </div>
      {!isPlain && (
        <>
          <div className={styles.price}>
            <PriceField index={index} />
          </div>
          <div className={styles.stock}>
            <StockField index={index} live={live} onLeft={onStockLeft} />
          </div>
        </>
      )}
      {images.length > 0 && (
        <div className={styles.picture}>
          <VariationPicture name={`${at}.imageId`} images={images} />
        </div>
      )}
      <div className={styles.remove}>
        <IconButton
          label={isLast ? words.oneVariation : words.deleteOne(name)}
          icon={<Trash2 />}
          disabled={isLast}
          onClick={onRemove}
        />
      </div>
    </div>
  )
}
