import type { MarketItem } from '@mainstreet/shared/marketplace'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Picture } from '../../kit/ui/picture'
import { useDeskWays } from '../admin/desk-ways'
import { webpOf } from '../../kit/ui/webp-of'
import styles from './item-cell.module.css'
import { warningsOf } from './item-figures'
import { inOrder } from './item-form'

/** Leads to an item's editor and, from there, back to the list as it is now. */
const EditorLink = ({ id, children }: { id: number; children: ReactNode }) => {
  const { search } = useLocation()
  const { inModule, item } = useDeskWays()
  return (
    <Link className={styles.link} to={item(id)} reloadDocument={inModule} state={{ list: search }}>
      {children}
    </Link>
  )
}

/** An item in the list: thumbnail, title, sub title and what to look after; leads to its editor. */
export const ItemCell = ({ item }: { item: MarketItem }) => {
  const image = inOrder(item.images)[0]?.url
  const warnings = warningsOf(item)
  return (
    <div className={styles.item}>
      <EditorLink id={item.id}>
        <span className={styles.thumbnail}>
          <Picture src={image} webp={webpOf(image)} alt="" sizes="3rem" rounded fit="contain" />
        </span>
        <span className={styles.words}>
          <span className={styles.title}>{item.title}</span>
          {item.subTitle && <span className={styles.subTitle}>{item.subTitle}</span>}
        </span>
      </EditorLink>
      {warnings.length > 0 && (
        <ul className={styles.warnings} aria-label="Warnings">
          {warnings.map((warning) => (
            <li key={warning}>
              <TriangleAlert aria-hidden="true" />
              {warning}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
