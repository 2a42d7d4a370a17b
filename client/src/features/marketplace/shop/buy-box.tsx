import { telephoneLink } from '../../../kit/site/contact/telephone-link'
import { formatMoney } from '@mainstreet/shared/rules/money/money'
import type { MarketItem, MarketVariation } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { useState } from 'react'
import { lazyPart } from '../../../kit/lazy-part'
import { Button } from '../../../kit/ui/button'
import { PriceTag } from '../../../kit/ui/price-tag'
import { QuantityStepper } from '../../../kit/ui/quantity-stepper'
import { useMoment } from '../../../kit/use-moment'
import { OrdersNote } from '../../../kit/site/orders-note'
import { useShownSite } from '../../../kit/site/shown-site'
import { SiteButtonLink } from '../../../kit/site/site-link'
import { useLocale, useSiteWords } from '../../../kit/site/words/use-site-words'
import styles from './buy-box.module.css'
import { StockHint } from './stock-hint'
import { useBuy } from './use-buy'
import { useCartAhead } from '../../checkout/cart/load-cart'
import { available, variationPrice } from '@mainstreet/shared/rules/items/item-offer'

const PaymentCalculator = lazyPart(
  async () => (await import('../../../kit/site/payment-calculator')).PaymentCalculator,
)
const VariationPicker = lazyPart(async () => (await import('./variation-picker')).VariationPicker)
const SaleTerms = lazyPart(async () => (await import('./sale-terms')).SaleTerms)
const BelowBuy = lazyPart(async () => (await import('./below-buy')).BelowBuy)

type BuyBoxProps = {
  item: MarketItem
  variation: MarketVariation
  onChoose: (id: number) => void
}

const BuyLine = ({ item, variation }: { item: MarketItem; variation: MarketVariation }) => {
  const words = useSiteWords('shop')
  const { room, buy } = useBuy(item, variation)
  const [wanted, setWanted] = useState(1)
  const quantity = Math.min(wanted, Math.max(room, 1))
  const soldOut = available(item, variation) === 0
  const [added, setAdded] = useState(false)
  const ahead = useCartAhead()

  const add = () => {
    // The button answers at once; the panel comes as fast as the phone can.
    setAdded(true)
    setTimeout(() => setAdded(false), 2_000)
    buy(quantity)
    setWanted(1)
  }

  return (
    <div className={styles.buy}>
      <QuantityStepper
        label={words.quantity}
        value={quantity}
        onChange={setWanted}
        max={Math.max(room, 1)}
        disabled={room === 0}
      />
      <Button
        variant="primary"
        size="large"
        wide
        disabled={room === 0}
        data-added={added}
        onClick={add}
        {...ahead}
      >
        {added ? words.added : soldOut ? words.soldOut : room === 0 ? words.allInCart : words.add}
      </Button>
    </div>
  )
}

const CallToBuy = () => {
  const words = useSiteWords('shop')
  const { phone, email } = useShownSite().company.contact
  const link = phone ? telephoneLink(phone) : email && `mailto:${email}`
  if (!link) return null
  return (
    <SiteButtonLink link={link} variant="primary" size="large" wide>
      {phone ? words.callToBuy + phone : email}
    </SiteButtonLink>
  )
}

/** Everything between liking an item and having it in the cart. */
export const BuyBox = ({ item, variation, onChoose }: BuyBoxProps) => {
  const { store, company } = useShownSite()
  const locale = useLocale()
  const price = variationPrice(item, variation, { now: useMoment(), timezone: company.timezone })
  const several = item.variations.length > 1
  return (
    <div className={styles.box}>
      <div className={styles.price} aria-live="polite">
        <PriceTag price={price.cents} regular={price.regularCents} locale={locale} large />
        {price.onSale && <SaleTerms item={item} variation={variation} />}
      </div>
      {several && <VariationPicker item={item} value={variation.id} onChange={onChoose} />}
      <StockHint item={item} variation={variation} />
      <div className={styles.bar} data-buy-bar>
        <p className={styles.chosen} aria-hidden="true">
          {`${several ? variation.variation : item.title} · ${formatMoney(price.cents, locale)}`}
        </p>
        <OrdersNote />
        {store.open ? <BuyLine key={variation.id} item={item} variation={variation} /> : <CallToBuy />}
      </div>
      <BelowBuy item={item} variation={variation} />
      {item.showPaymentCalculator && price.cents > 0 && <PaymentCalculator priceCents={price.cents} />}
    </div>
  )
}
