import { routes } from '@mainstreet/shared/routes'
import { useShownSite } from '../../kit/site/shown-site'
import { SiteLink } from '../../kit/site/site-link'
import { useSiteWords } from '../../kit/site/words/use-site-words'
import styles from './featured-block.module.css'
import { FeaturedCard } from './featured-card'
import over from './featured-over.module.css'
import { useFeatured, useFirstOffer } from './use-featured'

/** Things the business wants seen first. */
export const FeaturedBlock = () => {
  const all = useFeatured()
  // One that the first screen shows is not shown twice, unless there is nothing else.
  const first = useFirstOffer(all)
  const featured = all.length > 1 ? all.filter((each) => each !== first) : all
  return (
    <ul
      className={`${styles.grid} ${over.tiles}`}
      data-count={Math.min(featured.length, 5)}
      data-bleed
      data-visit="featuredItem"
    >
      {featured.map((entry) => (
        <li key={`${entry.type} ${entry.item.id}`} className={styles.cell}>
          <FeaturedCard entry={entry} />
        </li>
      ))}
    </ul>
  )
}

/** The link from the featured things to all of them. */
export const SeeAll = () => {
  const words = useSiteWords('home')
  const { featured } = useShownSite()
  const places = { marketplace: routes.shop, restaurant: routes.menu, automotive: routes.cars }
  const types = new Set(featured.map(({ type }) => type))
  const [type] = types
  if (!type || types.size > 1) return null
  return (
    <SiteLink link={places[type]} className={styles.all}>
      {words.seeAll}
    </SiteLink>
  )
}
