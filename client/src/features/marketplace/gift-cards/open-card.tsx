import { giftCardContract, type GiftCard } from '@mainstreet/shared/contracts/orders/gift-cards'
import { cents } from '@mainstreet/shared/rules/money/money'
import { useState } from 'react'
import { useBackOfficeLinks } from '../../../kit/back-office-links'
import { useList } from '../../../kit/data/data'
import { useOperation, useSave } from '../../../kit/data/data-writes'
import { DialogActions } from '../../../kit/form/dialog-actions'
import { Field } from '../../../kit/form/fields/field'
import { Form } from '../../../kit/form/form'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { ConfirmDialog } from '../../../kit/ui/confirm-dialog'
import { ErrorState } from '../../../kit/ui/error-state'
import { Dialog } from '../../../kit/ui/dialog'
import { TextLink } from '../../../kit/ui/link'
import { Skeleton } from '../../../kit/ui/skeleton'
import { Button } from '../../../kit/ui/button'
import { Stack } from '../../../kit/ui/stack'
import { Text } from '../../../kit/ui/text'
import { toast } from '../../../kit/ui/toaster'
import styles from './gift-cards.module.css'
import { giftCardWords } from './gift-card-words'
import type { MadeCode } from './made-card'

const Moves = ({ card }: { card: GiftCard }) => {
  const words = useWords(giftCardWords)
  const { money, day } = useFormats()
  const links = useBackOfficeLinks()
  const query = { cardId: card.id, $sort: { id: -1 as const }, $limit: 500 }
  const { rows, error, refetch } = useList('gift-card-moves', query)
  if (error) return <ErrorState error={error} onRetry={refetch} />
  if (!rows) return <Skeleton lines={3} />
  return (
    <ul className={`plain ${styles.moves}`} aria-label={words.moves}>
      {rows.map(({ id, reason, delta, orderId, createdAt }) => (
        <li key={id}>
          <span>
            {words.reasons[reason]}{' '}
            <Text tone="muted" size="sm">
              {day(createdAt)}
            </Text>{' '}
            {orderId !== null && <TextLink to={links.order(orderId)}>{words.order}</TextLink>}
          </span>
          <Text tabular>{money(cents(delta))}</Text>
        </li>
      ))}
    </ul>
  )
}

type OpenCardProps = { card: GiftCard; onClose: () => void; onMade: (made: MadeCode) => void }

/** A card: what is left of it, what happened to it, its owner's note, and another code where that is lost. */
export const OpenCard = ({ card, onClose, onMade }: OpenCardProps) => {
  const words = useWords(giftCardWords)
  const { money } = useFormats()
  const { patch } = useSave('gift-cards')
  const { run } = useOperation('renew-gift-card')
  const links = useBackOfficeLinks()
  const [isRenewing, setRenewing] = useState(false)
  const title = words.ends(card.last4)
  const renew = async () => {
    const { code } = await run({ cardId: card.id })
    onClose()
    onMade({ code, email: '' })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={words.leftOf(money(card.balance), money(card.value))}
    >
      <Stack>
        {card.orderId !== null && <TextLink to={links.order(card.orderId)}>{words.sale}</TextLink>}
        <Moves card={card} />
        <div>
          <Button size="small" onClick={() => setRenewing(true)}>
            {words.renew}
          </Button>
        </div>
        <Form<Pick<GiftCard, 'note'>>
          label={title}
          contract={giftCardContract}
          defaultValues={{ note: card.note }}
          onSubmit={async ({ note }) => {
            await patch(card.id, { note })
            toast.success(words.saved)
          }}
          onSaved={onClose}
        >
          <Field name="note" help={words.noteHelp} />
          <DialogActions submit={words.save} cancel={words.cancel} onCancel={onClose} />
        </Form>
      </Stack>
      <ConfirmDialog
        open={isRenewing}
        onClose={() => setRenewing(false)}
        onConfirm={renew}
        title={words.renew}
        confirm={words.renew}
        cancel={words.cancel}
      >
        <p>{words.renewAbout}</p>
      </ConfirmDialog>
    </Dialog>
  )
}
