import { useState } from 'react'
import { formatMoney, type Cents } from '@mainstreet/shared/rules/money/money'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { Notice } from '../ui/notice'
import { RadioCards } from '../ui/radio-cards'
import { useCheckoutWords, type CheckoutWords } from '../site/words/checkout-words'
import { useLocale } from '../site/words/use-site-words'
import type { CardMethod } from './pay-by-card'
import { Folded } from '../ui/folded'
import { Stack } from '../ui/stack'
import { Text } from '../ui/text'

/** A test card: the provider's public id of a payment method that behaves in a known manner. */
type TestCard = keyof CheckoutWords['pay']['cards']

/** The payment of a test checkout: a chosen test card and a simulated bank. */
export const useTestCards = () => {
  const [card, setCard] = useState<TestCard>('pm_card_visa')
  const [asking, setAsking] = useState<{ answer: (approved: boolean) => void } | null>(null)
  const method: CardMethod = {
    paymentMethod: async () => card,
    confirm: () =>
      new Promise((resolve) => {
        const answer = (approved: boolean) => {
          setAsking(null)
          resolve(approved)
        }
        setAsking({ answer })
      }),
  }
  return { card, setCard, asking, method }
}

type TestCardsProps = { value: TestCard; onChange: (card: TestCard) => void }

/** The test cards to choose from, plainly marked as a test. */
export const TestCards = ({ value, onChange }: TestCardsProps) => {
  const words = useCheckoutWords('pay')
  // The texts name every test card.
  const cardIds = Object.keys(words.cards) as TestCard[]
  return (
    <Stack>
      <Notice tone="info" title={words.testTitle}>
        {words.test}
      </Notice>
      <Folded
        framed
        summary={
          <span>
            <Text size="sm" tone="muted">
              {words.testCards}
            </Text>{' '}
            {words.cards[value][0]}
          </span>
        }
      >
        <RadioCards
          label={words.testCards}
          value={value}
          onChange={onChange}
          options={cardIds.map((id) => {
            const [title = id, description] = words.cards[id]
            return { value: id, title, description }
          })}
        />
      </Folded>
    </Stack>
  )
}

type BankStepProps = { asking: { answer: (approved: boolean) => void } | null; total: Cents }

/** Simulates the page of a bank that wants a payment confirmed. */
export const BankStep = ({ asking, total }: BankStepProps) => {
  const words = useCheckoutWords('pay')
  const locale = useLocale()
  return (
    <Dialog
      open={asking !== null}
      onClose={() => asking?.answer(false)}
      title={words.bankTitle}
      footer={
        <>
          <Button onClick={() => asking?.answer(false)}>{words.refuse}</Button>
          <Button variant="primary" onClick={() => asking?.answer(true)}>
            {words.approve}
          </Button>
        </>
      }
    >
      <p>{words.bank(formatMoney(total, locale))}</p>
    </Dialog>
  )
}
