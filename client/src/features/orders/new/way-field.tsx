import type { ShippingType } from '@mainstreet/shared/contracts/orders/orders'
import { useChoiceField } from '../../../kit/form/fields/use-form-field'
import { useWords } from '../../../kit/language/bilingual'
import { Card } from '../../../kit/ui/card'
import { RadioCards } from '../../../kit/ui/radio-cards'
import { orderWords } from '../order-words'
import { newOrderWords } from './words'

// The nearest first: the form starts with it.
const inTheirOrder: readonly ShippingType[] = ['pickup', 'delivery', 'shipping']

/** How the order reaches its buyer: any way, offered online or not. */
export const WayField = () => {
  const words = useWords(newOrderWords)
  const { shipping } = useWords(orderWords)
  const { value, onChange, label, error } = useChoiceField({ name: 'shippingType' }).field
  return (
    <Card>
      <RadioCards
        columns
        {...{ label, value, onChange, error }}
        options={inTheirOrder.map((way) => ({
          value: way,
          title: shipping[way],
          description: words.ways[way],
        }))}
      />
    </Card>
  )
}
