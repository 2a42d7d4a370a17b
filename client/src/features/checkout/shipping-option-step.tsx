import type { ShippingType } from '@mainstreet/shared/contracts/orders/orders'
import { RadioCards } from '../../kit/ui/radio-cards'
import { addressLine } from '../../kit/site/contact/contact-addresses'
import { useShownSite } from '../../kit/site/shown-site'
import { useCheckoutWords } from '../../kit/site/words/checkout-words'
import { useLocale } from '../../kit/site/words/use-site-words'
import { shippingName } from './shipping-choices'
import styles from './checkout.module.css'
import type { CartLineNow } from './cart/use-cart-lines'

type ShippingOptionStepProps = {
  choices: readonly ShippingType[]
  value: ShippingType | null
  onChange: (type: ShippingType) => void
  ordered: readonly CartLineNow[]
}

/** How the order gets to its buyer. */
export const ShippingOptionStep = ({ choices, value, onChange, ordered }: ShippingOptionStepProps) => {
  const words = useCheckoutWords('shipping')
  const locale = useLocale()
  const { store, company } = useShownSite()
  if (choices.length === 0) return <p className={styles.plain}>{words.none}</p>

  const stays = ordered.filter(({ allowShipping }) => !allowShipping).map(({ entry }) => entry.name)
  const help: Record<ShippingType, string> = {
    shipping: stays.length > 0 ? `${words.stays} ${stays.join(', ')}` : words.flatHelp,
    delivery: words.deliveryHelp,
    pickup: words.pickupHelp(addressLine(company.address)),
  }
  return (
    <RadioCards
      label={words.label}
      value={value}
      onChange={onChange}
      options={choices.map((type) => ({
        value: type,
        title: shippingName(type, { store, words, locale }),
        description: help[type],
      }))}
    />
  )
}
