import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import type { ZoneWay } from '@mainstreet/shared/rules/shipping/zones'
import { Mail, Package, Store, Truck, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSending } from '../../../kit/site/shop/sending'
import { useShownSite } from '../../../kit/site/shown-site'
import { useShopWords } from '../../../kit/site/words/shop-words'
import { useLeavesOn } from '../../../kit/site/hours/use-leaves-on'
import { useMoment } from '../../../kit/use-moment'
import styles from './item-terms.module.css'

const Way = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className={styles.way}>
    {icon}
    <span>{children}</span>
  </li>
)

/** The day by which it leaves when it is ordered now, where the shop says so. */
const Leaves = () => {
  const words = useShopWords('item')
  const leaves = useLeavesOn()(useMoment())
  if (!leaves) return null
  return (
    <span className={styles.place} suppressHydrationWarning>
      {words.leaves(leaves.text)}
    </span>
  )
}

/** A way that an item is sent, what that costs and from which sum on it costs nothing. */
const Sent = ({ way, icon }: { way: ZoneWay; icon: ReactNode }) => {
  const { nameOf, freeFromOf } = useSending()
  const freeFrom = freeFromOf(way)
  return (
    <Way icon={icon}>
      {nameOf(way)}
      {freeFrom && <span className={styles.place}>{freeFrom}</span>}
      <Leaves />
    </Way>
  )
}

const Pickup = () => {
  const { methodOf } = useSending()
  const { street, city } = useShownSite().company.address
  const place = [street, city].filter(Boolean).join(', ')
  return (
    <Way icon={<Store aria-hidden="true" />}>
      {methodOf('pickup')}
      {place && <span className={styles.place}>{place}</span>}
    </Way>
  )
}

/** How an item reaches its buyer and what that costs, and what is special about buying it. */
export const ItemTerms = ({ item }: { item: MarketItem }) => {
  const words = useShopWords('item')
  const { allowFlatRate, allowDelivery, allowLocalPickup, returnPolicy, lang } = useShownSite().store
  return (
    <div className={styles.terms}>
      <ul className={styles.ways} aria-label={words.getIt}>
        {item.giftCard ? (
          <Way icon={<Mail aria-hidden="true" />}>{words.byEmail}</Way>
        ) : (
          <>
            {allowFlatRate && item.allowShipping && (
              <Sent way="shipping" icon={<Package aria-hidden="true" />} />
            )}
            {allowDelivery && <Sent way="delivery" icon={<Truck aria-hidden="true" />} />}
            {allowLocalPickup && <Pickup />}
          </>
        )}
      </ul>
      {returnPolicy && (
        <p className={styles.way} lang={lang?.returnPolicy}>
          <Undo2 aria-hidden="true" />
          <span>{returnPolicy}</span>
        </p>
      )}
      {!item.allowShipping && !item.giftCard && <p>{words.pickupOnly}</p>}
      {item.taxExempt && !item.giftCard && <p>{words.taxExempt}</p>}
    </div>
  )
}
