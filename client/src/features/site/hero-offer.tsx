import { FeaturedCard } from './featured-card'
import styles from './hero-offer.module.css'
import { useFeatured, useFirstOffer } from './use-featured'

/** The car or dish in the first screen of a dealer or a restaurant; its code comes with the blocks. */
export const HeroOffer = () => {
  const offer = useFirstOffer(useFeatured())
  if (!offer) return null
  return (
    <div className={styles.offer} data-visit="featuredItem">
      <FeaturedCard entry={offer} level={2} />
    </div>
  )
}
