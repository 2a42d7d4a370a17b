import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { formatMoney, toCents } from '@mainstreet/shared/rules/money/money'
import { Package, Store, Truck, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useShownSite } from '../../../kit/site/shown-site'
import { useShopWords } from '../../../kit/site/words/shop-words'
import { useLocale } from '../../../kit/site/words/use-site-words'
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

const Shipping = () => {
  const words = useShopWords('item')
  const locale = useLocale()
  const rate = toCents(useShownSite().store.flatRate || 0)
  return (
    <Way icon={<Package aria-hidden="true" />}>
      {rate ? words.flat(formatMoney(rate, locale)) : words.free}
      <Leaves />
    </Way>
  )
}

const Delivery = () => {
  const words = useShopWords('item')
  const locale = useLocale()
  const rate = toCents(useShownSite().store.deliveryRate || 0)
  return (
    <Way icon={<Truck aria-hidden="true" />}>
      {words.delivery(formatMoney(rate, locale))}
      <Leaves />
    </Way>
  )
}

const Pickup = () => {
  const words = useShopWords('item')
  const { street, city } = useShownSite().company.address
  const place = [street, city].filter(Boolean).join(', ')
  return (
    <Way icon={<Store aria-hidden="true" />}>
      {words.pickup}
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
        {allowFlatRate && item.allowShipping && <Shipping />}
        {allowDelivery && <Delivery />}
        {allowLocalPickup && <Pickup />}
      </ul>
      {returnPolicy && (
        <p className={styles.way} lang={lang?.returnPolicy}>
          <Undo2 aria-hidden="true" />
          <span>{returnPolicy}</span>
        </p>
      )}
      {!item.allowShipping && <p>{words.pickupOnly}</p>}
      {item.taxExempt && <p>{words.taxExempt}</p>}
    </div>
  )
}
