import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import { wantedText } from '@mainstreet/shared/rules/orders/wanted-time'
import { useBackOfficeLocale } from '../../kit/language/bilingual'
import { Text } from '../../kit/ui/text'

/** When an order is fetched or brought; nothing where nobody chose. */
export const WantedTime = ({ order }: { order: Order }) => {
  const text = wantedText(order, useBackOfficeLocale())
  return text ? (
    <Text as="span" weight="strong">
      {text}
    </Text>
  ) : null
}
