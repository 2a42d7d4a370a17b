import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import type { Locale } from '@mainstreet/shared/rules/language'
import { toCents } from '@mainstreet/shared/rules/money/money'
import { useState } from 'react'
import { parseNumber } from '../../../kit/form/fields/parse-number'
import { useBackOfficeLocale, useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { Drawer } from '../../../kit/ui/drawer'
import { SegmentedControl } from '../../../kit/ui/segmented-control'
import { Switch } from '../../../kit/ui/switch'
import { TextField } from '../../../kit/ui/text-field'
import { detailWords } from './detail-words'
import { RefundPieces, type Pieces } from './refund-pieces'
import { RefundSum, type Wish } from './refund-sum'
import { useRefunds } from './use-refunds'
import { Stack } from '../../../kit/ui/stack'

const centsOf = (typed: string, locale: Locale) => {
  const dollars = parseNumber(typed, locale)
  return dollars && dollars > 0 ? toCents(dollars) : undefined
}

const wishOf = (order: Order, pieces: Pieces): Wish | undefined => {
  const lines = order.lines.flatMap(({ variationId }) => {
    const { quantity = 0, restock = true } = pieces.lines[variationId] ?? {}
    return quantity > 0 ? [{ variationId, quantity, restock }] : []
  })
  if (!lines.length && !pieces.shipping) return undefined
  return { ...(lines.length > 0 && { lines }), ...(pieces.shipping && { shipping: pieces.shipping }) }
}

const none: Pieces = { lines: {}, shipping: undefined }

const RefundForm = ({ order, onDone }: { order: Order; onDone: () => void }) => {
  const words = useWords(detailWords)
  const { money } = useFormats()
  const locale = useBackOfficeLocale()
  const { left } = useRefunds(order)
  const [by, setBy] = useState<'pieces' | 'amount'>('pieces')
  const [pieces, setPieces] = useState(none)
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const [sendEmail, setSendEmail] = useState(true)
  const amount = centsOf(typed, locale)
  const isTooMuch = amount !== undefined && amount > left.total
  const byAmount = amount === undefined || isTooMuch ? undefined : { amount }
  const wish = by === 'amount' ? byAmount : wishOf(order, pieces)
  return (
    <Stack gap={5}>
      <SegmentedControl
        label={words.by}
        value={by}
        onChange={setBy}
        options={[
          { value: 'pieces', label: words.byPieces },
          { value: 'amount', label: words.byAmount },
        ]}
      />
      {by === 'pieces' ? (
        <RefundPieces order={order} left={left} pieces={pieces} onChange={setPieces} />
      ) : (
        <TextField
          label={words.amount}
          help={isTooMuch ? undefined : words.amountHelp(money(left.total))}
          error={isTooMuch ? words.amountHelp(money(left.total)) : undefined}
          prefix="$"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <TextField
        label={words.reason}
        help={words.reasonHelp}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {order.email && <Switch label={words.tell} checked={sendEmail} onChange={setSendEmail} />}
      {wish ? (
        <RefundSum orderId={order.id} wish={wish} note={{ reason, sendEmail }} onDone={onDone} />
      ) : (
        <p className="muted">{words.choose}</p>
      )}
    </Stack>
  )
}

type RefundPanelProps = { order: Order; open: boolean; onClose: () => void }

/** Gives an order back in whole or in part, beside it: pieces, shipping or an amount, with what goes back to the card as it is chosen. */
export const RefundPanel = ({ order, open, onClose }: RefundPanelProps) => (
  <Drawer open={open} onClose={onClose} title={useWords(detailWords).refundOf(order.orderNumber)}>
    {open && <RefundForm order={order} onDone={onClose} />}
  </Drawer>
)
