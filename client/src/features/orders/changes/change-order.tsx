import { changeOrder } from '@mainstreet/shared/contracts/orders/changes'
import { orderContract, type Order } from '@mainstreet/shared/contracts/orders/orders'
import { addressFields, needsAddress, chosenWays } from '@mainstreet/shared/rules/orders/checkout-fields'
import { canBeCorrected } from '@mainstreet/shared/rules/orders/can-be-corrected'
import type { Input } from '@mainstreet/shared/services'
import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useOperation } from '../../../kit/data/data-writes'
import { useAccount } from '../../../kit/data/use-account'
import { useOperationRead } from '../../../kit/data/use-operation-read'
import { DialogActions } from '../../../kit/form/dialog-actions'
import { SelectField } from '../../../kit/form/fields/select-field'
import { Form } from '../../../kit/form/form'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { useMay } from '../../../kit/session/use-may'
import { Button } from '../../../kit/ui/button'
import { Drawer } from '../../../kit/ui/drawer'
import { Notice } from '../../../kit/ui/notice'
import { Stack } from '../../../kit/ui/stack'
import { toast } from '../../../kit/ui/toaster'
import { AddressFields } from '../address-fields'
import { itemsOf, type NewOrder } from '../new/new-order'
import { LinesPicker } from '../new/picked-lines'
import styles from '../order-parts.module.css'
import { orderWords } from '../order-words'
import { ChangeSums } from './change-sums'
import { changeWords } from './change-words'
import { amountOf } from './use-changes'

type Place = Pick<Order, (typeof addressFields)[number]>
type ChangedOrder = Pick<NewOrder, 'items' | 'shippingType'> &
  Place & {
    /** The difference that is shown for it, in cents. */
    shown?: number
  }

const asSold = (order: Order): ChangedOrder['items'] =>
  order.lines.map(({ itemId, variationId, title, quantity, unitPrice }) => ({
    itemId,
    variationId,
    name: title,
    quantity,
    sold: { variationId, quantity, unitPrice },
  }))

/** What is asked for of an order: its address only where it goes another way that needs one. */
const wishOf = (order: Order, typed: ChangedOrder): Input<'change-quote'> => {
  const { items, shippingType } = typed
  const moves = shippingType !== order.shippingType && shippingType !== 'email'
  const place = Object.fromEntries(addressFields.map((field) => [field, typed[field]]))
  return {
    orderId: order.id,
    items: itemsOf(items),
    ...(moves && { shippingType }),
    ...(moves && needsAddress(shippingType) && place),
  }
}

const isChanged = (order: Order, { items, shippingType }: ChangedOrder) =>
  shippingType !== order.shippingType ||
  JSON.stringify(itemsOf(items)) !== JSON.stringify(itemsOf(asSold(order)))

const hasPlace = (order: Order, typed: ChangedOrder) =>
  typed.shippingType === order.shippingType ||
  !needsAddress(typed.shippingType) ||
  addressFields.every((field) => typed[field].trim() !== '')

/** What was typed so far, as the server would make it. */
const useChangeQuote = (order: Order) => {
  const typed = useWatch<ChangedOrder>() as ChangedOrder
  const canAsk = typed.items.length > 0 && isChanged(order, typed) && hasPlace(order, typed)
  const wish = canAsk ? wishOf(order, typed) : null
  const made = ['market-items', 'market-variations', 'account-orders', 'store-settings'] as const
  const { answer, error, isPrevious } = useOperationRead('change-quote', wish, made)
  return { quote: canAsk && !error ? answer : undefined, error: canAsk ? error : null, isPrevious, typed }
}

type Quoted = ReturnType<typeof useChangeQuote>['quote']

const useSubmitText = (quote: Quoted): string => {
  const words = useWords(changeWords)
  const { money } = useFormats()
  const amount = quote ? money(amountOf(quote.difference)) : ''
  if (quote?.settlement === 'link') return words.ask(amount)
  return quote?.settlement === 'back-to-card' ? words.give(amount) : words.save
}

const ChangeFields = ({ order, onDone }: ChangeOrderProps & { onDone: () => void }) => {
  const words = useWords(changeWords)
  const { shipping } = useWords(orderWords)
  const { row: account } = useAccount()
  const { quote, error, isPrevious, typed } = useChangeQuote(order)
  const submit = useSubmitText(quote)
  const { setValue } = useFormContext<ChangedOrder>()
  const shown = isPrevious ? undefined : quote?.difference
  useEffect(() => setValue('shown', shown), [setValue, shown])
  const moves = typed.shippingType !== order.shippingType && needsAddress(typed.shippingType)
  return (
    <Stack gap={5}>
      {account && <LinesPicker timezone={account.timezone} linesFirst />}
      <SelectField
        name="shippingType"
        options={chosenWays.map((way) => ({ value: way, label: shipping[way] }))}
      />
      {moves && <AddressFields />}
      {quote && <ChangeSums quote={quote} isPrevious={isPrevious} />}
      {error && <Notice tone="danger">{error.message}</Notice>}
      {!quote && !error && <p className="muted">{words.untouched}</p>}
      <DialogActions submit={submit} cancel={words.cancel} onCancel={onDone} />
    </Stack>
  )
}

/** Sends what was typed, with the difference that was shown for it. */
const useChange = (order: Order) => {
  const words = useWords(changeWords)
  const { money } = useFormats()
  const { run } = useOperation('change-order')
  return async (typed: ChangedOrder) => {
    const { change } = await run({ ...wishOf(order, typed), expectedDifference: typed.shown })
    const amount = money(amountOf(change.difference))
    if (change.status === 'dropped') toast.error(words.dropped, change.problem)
    else if (change.status === 'done') toast.success(words.done(order.orderNumber))
    else toast.success(change.difference > 0 ? words.asked(amount) : words.pending(amount))
  }
}

type ChangeOrderProps = { order: Order }

const ChangeForm = ({ order, onDone }: ChangeOrderProps & { onDone: () => void }) => {
  const words = useWords(changeWords)
  const change = useChange(order)
  const { address, city, province, country, postalcode } = order
  const [start] = useState<ChangedOrder>(() => ({
    items: asSold(order),
    shippingType: order.shippingType,
    ...{ address, city, province, country, postalcode },
  }))
  return (
    <Form<ChangedOrder>
      label={words.title(order.orderNumber)}
      contract={orderContract}
      defaultValues={start}
      onSubmit={change}
      onSaved={onDone}
    >
      <ChangeFields order={order} onDone={onDone} />
    </Form>
  )
}

/** Changes what an order sells and how it reaches its buyer, for as long as it has not left. */
export const ChangeOrder = ({ order }: ChangeOrderProps) => {
  const words = useWords(changeWords)
  const may = useMay(changeOrder, 'create')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  if (!may || !canBeCorrected(order)) return null
  return (
    <span className={styles.noPrint}>
      <Button size="small" onClick={() => setOpen(true)}>
        {words.change}
      </Button>
      <Drawer open={isOpen} onClose={close} title={words.title(order.orderNumber)}>
        {isOpen && (
          <Stack gap={4}>
            <p className="muted">{words.about}</p>
            <ChangeForm order={order} onDone={close} />
          </Stack>
        )}
      </Drawer>
    </span>
  )
}
