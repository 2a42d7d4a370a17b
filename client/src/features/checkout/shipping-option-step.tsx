import type { ShippingType } from '@mainstreet/shared/contracts/orders/orders'
import { RadioCards } from '../../kit/ui/radio-cards'
import { addressLine } from '../../kit/site/contact/contact-addresses'
import { useShownSite } from '../../kit/site/shown-site'
import { useCheckoutWords } from '../../kit/site/words/checkout-words'
import { useSending } from '../../kit/site/shop/sending'
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
  const { nameOf, freeFromOf, isOnePrice } = useSending()
  const { company } = useShownSite()
  if (choices.length === 0) return <p className={styles.plain}>{words.none}</p>

  const stays = ordered.filter(({ allowShipping }) => !allowShipping).map(({ entry }) => entry.name)
  const helpOf = (way: 'shipping' | 'delivery', flat: string) =>
    [isOnePrice(way) ? flat : words.somewhere, freeFromOf(way) && `${freeFromOf(way)}.`]
      .filter(Boolean)
      .join(' ')
  const help: Record<ShippingType, string> = {
    shipping: stays.length > 0 ? `${words.stays} ${stays.join(', ')}` : helpOf('shipping', words.flatHelp),
    delivery: helpOf('delivery', words.deliveryHelp),
    pickup: words.pickupHelp(addressLine(company.address)),
    email: words.emailHelp,
  }
  return (
    <RadioCards
      label={words.label}
      value={value}
      onChange={onChange}
      options={choices.map((type) => ({
        value: type,
        title: nameOf(type),
        description: help[type],
      }))}
    />
  )
}
