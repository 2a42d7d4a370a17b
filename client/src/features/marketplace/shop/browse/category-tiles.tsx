import { pathTo, routes } from '@mainstreet/shared/routes'
import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { Link } from 'react-router-dom'
import { usePath } from '../../../../kit/site/site-link'
import { useShopWords } from '../../../../kit/site/words/shop-words'
import { Picture } from '../../../../kit/ui/picture'
import { webpOf } from '../../../../kit/ui/webp-of'
import type { ShopView } from '../use-shop-view'
import styles from './category-tiles.module.css'

/** Fewer make no row of their own. */
const minTiles = 3

/** The categories of which the items in view show a picture, each another one. */
const picturesOf = (categories: ShopView['categories'], items: readonly MarketItem[] = []) =>
  categories.flatMap((category) => {
    const url = items.find(({ categoryId, images }) => categoryId === category.id && images[0])?.images[0]
      ?.url
    return url ? [{ category, url }] : []
  })

/** Whether the shop begins with its categories as pictures: whoever looks for nothing yet sees what there is. */
export const tilesOf = ({ list, categories, sale, category, search, page, isFiltered, sort }: ShopView) => {
  const isWhole = !sale && !category && !search && !isFiltered && page === 1 && sort === 'newest'
  const tiles = isWhole ? picturesOf(categories, list.rows) : []
  return tiles.length === categories.length && tiles.length >= minTiles ? tiles : []
}

/** The categories as pictures. */
export const CategoryTiles = ({ tiles }: { tiles: ReturnType<typeof tilesOf> }) => {
  const words = useShopWords('list')
  const path = usePath()
  return (
    <nav aria-label={words.categories} className={styles.tiles}>
      <ul>
        {tiles.map(({ category: { id, category, lang }, url }) => (
          <li key={id}>
            <Link className={styles.tile} to={path(pathTo(routes.category, id))} lang={lang?.category}>
              <Picture src={url} webp={webpOf(url)} alt="" rounded />
              <span>{category}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
