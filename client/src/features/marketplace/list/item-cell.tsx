import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { inOrder } from '@mainstreet/shared/rules/in-order'
import { useWords } from '../../../kit/language/bilingual'
import { Glyph } from '../../../kit/ui/glyph'
import { Picture } from '../../../kit/ui/picture'
import { webpOf } from '../../../kit/ui/webp-of'
import type { ItemEditorWay } from '../editor/use-item-editor'
import { listWords } from './words'
import styles from './item-cell.module.css'
import { warningsOf } from './item-figures'
import { Text } from '../../../kit/ui/text'

type ItemCellProps = {
  item: MarketItem
  editor: ItemEditorWay
  /** Shown here while its column has no room, as its category is. */
  price: string
}

/** An item in the list: thumbnail, title, sub title and what to look after; leads to its editor. */
export const ItemCell = ({ item, editor, price }: ItemCellProps) => {
  const image = inOrder(item.images)[0]?.url
  const words = useWords(listWords)
  const warnings = warningsOf(item)
  return (
    <div className={styles.item}>
      <a
        className={styles.link}
        href={editor.address(item.id)}
        onClick={(event) => editor.follow(event, item.id)}
      >
        <span className={styles.thumbnail}>
          <Picture src={image} webp={webpOf(image)} alt="" rounded fit="contain" />
        </span>
        <span className={styles.words}>
          <span className={styles.title}>{item.title}</span>
          {item.subTitle && (
            <Text tone="muted" wrap="anywhere">
              {item.subTitle}
            </Text>
          )}
          <span className={styles.facts}>
            <span className={styles.price}>{price}</span>
            {item.category && <span>{item.category}</span>}
          </span>
        </span>
      </a>
      {warnings.length > 0 && (
        <ul className={styles.warnings} aria-label={words.warnings}>
          {warnings.map((warning) => (
            <li key={warning} data-warning={warning}>
              <Glyph name="warning" />
              {words[warning]}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
