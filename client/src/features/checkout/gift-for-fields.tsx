import { maxGiftMessage } from '@mainstreet/shared/contracts/orders/gift-cards'
import { maxCheckoutLengths } from '@mainstreet/shared/rules/orders/checkout-fields'
import { localTime } from '@mainstreet/shared/rules/time/local-time'
import { useShownSite } from '../../kit/site/shown-site'
import { useCheckoutWords } from '../../kit/site/words/checkout-words'
import { Stack } from '../../kit/ui/stack'
import { Text } from '../../kit/ui/text'
import { TextArea } from '../../kit/ui/text-area'
import { TextField } from '../../kit/ui/text-field'
import { useMoment } from '../../kit/use-moment'
import type { Checkout } from './use-checkout'

/** Whom the gift cards in the cart are for: the buyer at once, where nothing is said. */
export const GiftForFields = ({ gift }: Pick<Checkout['order'], 'gift'>) => {
  const words = useCheckoutWords('gift')
  const { timezone } = useShownSite().company
  const today = localTime(useMoment(), timezone).date
  const { typed, set } = gift
  return (
    <Stack as="section" aria-label={words.title}>
      <Text as="h3" weight="medium">
        {words.title}
      </Text>
      <TextField
        label={words.email}
        help={words.emailHelp}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        maxLength={maxCheckoutLengths.email}
        value={typed.email}
        onChange={({ target }) => set({ ...typed, email: target.value })}
      />
      <TextArea
        label={words.message}
        rows={3}
        maxLength={maxGiftMessage}
        value={typed.message}
        onChange={({ target }) => set({ ...typed, message: target.value })}
      />
      <TextField
        label={words.on}
        help={words.onHelp}
        type="date"
        min={today}
        value={typed.on ?? ''}
        onChange={({ target }) => set({ ...typed, on: target.value || null })}
      />
    </Stack>
  )
}
