import type { MarketImage } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { useWatch } from 'react-hook-form'
import { inOrder } from '@mainstreet/shared/rules/in-order'
import { SelectField } from '../../../../kit/form/fields/select-field'
import { useWords } from '../../../../kit/language/bilingual'
import { Picture } from '../../../../kit/ui/picture'
import { webpOf } from '../../../../kit/ui/webp-of'
import { editorWords } from '../words'
import styles from './variation-picture.module.css'

type VariationPictureProps = { name: string; images: readonly MarketImage[] }

/** Which of the item's pictures shows a variation. */
export const VariationPicture = ({ name, images }: VariationPictureProps) => {
  const words = useWords(editorWords)
  const chosen: unknown = useWatch({ name })
  const ordered = inOrder(images)
  const shown = ordered.find(({ id }) => id === chosen) ?? ordered[0]
  return (
    <div className={styles.choice}>
      <Picture src={shown?.url} webp={webpOf(shown?.url)} alt="" rounded />
      <SelectField
        name={name}
        numeric
        placeholder={words.firstImage}
        options={ordered.map(({ id }, index) => ({ value: String(id), label: words.picture(index + 1) }))}
      />
    </div>
  )
}
