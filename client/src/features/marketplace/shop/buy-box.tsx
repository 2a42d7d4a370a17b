import { fromCents } from '@mainstreet/shared/rules/money'
import type { MarketItem, MarketVariation } from '@mainstreet/shared/contracts/marketplace'
import type { EffectivePrice } from '@mainstreet/shared/rules/price'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../kit/ui/button'
import { PriceTag } from '../../../kit/ui/price-tag'
import { QuantityStepper } from '../../../kit/ui/quantity-stepper'
import { useMoment } from '../../../kit/use-moment'
import { cartEntry, maxQuantity } from '../../checkout/cart-entry'
import { useCart } from '../../checkout/cart-context'
import { useShownSite } from '../../../kit/site/shown-site'
import { SiteButtonLink } from '../../../kit/site/site-link'
import { useLocale, useTexts } from '../../../kit/site/texts/use-texts'
import styles from './buy-box.module.css'
import { available, variationPrice } from '@mainstreet/shared/rules/item-offer'
import { StockHint, VariationPicker } from './variation-picker'

const PaymentCalculator = lazy(async () => ({
  default: (await import('../../../kit/site/payment-calculator')).PaymentCalculator,
}))

/** The date a sale ends, in words. */
const SaleEnd = ({ day }: { day: string }) => {
  const texts = useTexts('shop')
  const locale = useLocale()
  const date = new Date(`${day}T12:00:00Z`)
  const words = date.toLocaleDateString(`${locale}-CA`, { month: 'long', day: 'numeric', timeZone: 'UTC' })
  return <p className={styles.note}>{texts.saleEnds(words)}</p>
}

const ItemPrice = ({ item, price }: { item: MarketItem; price: EffectivePrice }) => {
  const locale = useLocale()
  return (
    <div className={styles.price} aria-live="polite">
      <PriceTag price={price.cents} regular={price.regularCents} locale={locale} large />
      {price.special && <p className={styles.special}>{price.special}</p>}
      {price.onSale && item.saleEnd && <SaleEnd day={item.saleEnd} />}
    </div>
  )
}

/** How many more of a variation may go into the cart. */
const useRoom = (item: MarketItem, variation: MarketVariation) => {
  const { entries } = useCart()
  const had = entries.find(({ id }) => id === variation.id)?.quantity ?? 0
  return Math.max(0, Math.min(maxQuantity, available(item, variation)) - had)
}

const BuyLine = ({ item, variation }: { item: MarketItem; variation: MarketVariation }) => {
  const texts = useTexts('shop')
  const { company } = useShownSite()
  const { add, openCart } = useCart()
  const room = useRoom(item, variation)
  const [wanted, setWanted] = useState(1)
  const quantity = Math.min(wanted, Math.max(room, 1))
  const soldOut = available(item, variation) === 0

  const buy = () => {
    const { cents } = variationPrice(item, variation, { now: new Date(), timezone: company.timezone })
    add(cartEntry(item, variation, { quantity, price: fromCents(cents) }))
    setWanted(1)
    openCart()
  }
  return (
    <div className={styles.buy}>
      <QuantityStepper
        label={texts.quantity}
        value={quantity}
        onChange={setWanted}
        max={Math.max(room, 1)}
        disabled={room === 0}
      />
      <Button variant="primary" size="large" wide disabled={room === 0} onClick={buy}>
        {soldOut ? texts.soldOut : room === 0 ? texts.allInCart : texts.add}
      </Button>
    </div>
  )
}

const CallToBuy = () => {
  const texts = useTexts('shop')
  const { phone, email } = useShownSite().company.contact
  const link = phone ? `tel:+1${phone.replace(/\D/g, '')}` : email && `mailto:${email}`
  if (!link) return null
  return (
    <SiteButtonLink link={link} variant="primary" size="large" wide>
      {phone ? texts.callToBuy + phone : email}
    </SiteButtonLink>
  )
}

/** Everything between liking an item and having it in the cart. */
export const BuyBox = ({ item }: { item: MarketItem }) => {
  const texts = useTexts('shop')
  const { store, company } = useShownSite()
  const now = useMoment()
  const [chosen, setChosen] = useState<number>()
  const { variations } = item
  const inStock = variations.find((each) => available(item, each) > 0)
  const variation = variations.find(({ id }) => id === chosen) ?? inStock ?? variations[0]
  if (!variation) return null
  const price = variationPrice(item, variation, { now, timezone: company.timezone })
  return (
    <div className={styles.box}>
      <ItemPrice item={item} price={price} />
      <VariationPicker item={item} value={variation.id} onChange={setChosen} />
      <StockHint item={item} variation={variation} />
      <div className={styles.bar} data-buy-bar>
        {store.open ? <BuyLine key={variation.id} item={item} variation={variation} /> : <CallToBuy />}
      </div>
      {store.open && !item.allowShipping && <p className={styles.note}>{texts.pickupOnly}</p>}
      {store.open && item.taxExempt && <p className={styles.note}>{texts.taxExempt}</p>}
      {item.showPaymentCalculator && price.cents > 0 && (
        <Suspense>
          <PaymentCalculator priceCents={price.cents} />
        </Suspense>
      )}
    </div>
  )
}
