import { answerOrderAsk } from '@mainstreet/shared/contracts/orders/order-asks'
import { maxAskNote, type OrderAsk } from '@mainstreet/shared/contracts/orders/buyer-columns'
import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import { cents } from '@mainstreet/shared/rules/money/money'
import { useState } from 'react'
import { useOperation } from '../../../kit/data/data-writes'
import { DialogActions } from '../../../kit/form/dialog-actions'
import { TextAreaField } from '../../../kit/form/fields/text-area-field'
import { Form } from '../../../kit/form/form'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { useMay } from '../../../kit/session/use-may'
import { buyerAddress } from '../../../kit/site/buyer-address'
import { Button } from '../../../kit/ui/button'
import { Dialog } from '../../../kit/ui/dialog'
import { Notice } from '../../../kit/ui/notice'
import { Row, Stack } from '../../../kit/ui/stack'
import { toast } from '../../../kit/ui/toaster'
import styles from '../order-parts.module.css'
import { askWords } from './ask-words'

type Asked = { order: Order; asked: OrderAsk }

/** Says to the buyer that it stays as it is, and what the shop adds. */
const KeepDialog = ({ order, onClose }: { order: Order; onClose: () => void }) => {
  const words = useWords(askWords)
  const { run } = useOperation('answer-order-ask')
  const keep = async ({ message }: { message: string }) => {
    await run({ orderId: order.id, accept: false, message })
    toast.success(words.kept)
  }
  return (
    <Dialog open onClose={onClose} title={words.keep}>
      <Form label={words.keep} defaultValues={{ message: '' }} onSubmit={keep} onSaved={onClose}>
        <Stack>
          <p>{words.keepAbout}</p>
          <TextAreaField name="message" label={words.message} rows={3} maxLength={maxAskNote} />
        </Stack>
        <DialogActions submit={words.send} cancel={words.back} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}

const Answers = ({ order, asked }: Asked) => {
  const words = useWords(askWords)
  const { money } = useFormats()
  const { run, busy } = useOperation('answer-order-ask')
  const [isKeeping, setKeeping] = useState(false)
  const isPaid = order.status !== 'pending'
  const cancel = isPaid ? words.giveBack(money(cents(order.total - order.refunded))) : words.cancel
  const accept = () =>
    run({ orderId: order.id, accept: true }).then(
      () => toast.success(words.accepted),
      (error: unknown) => toast.error(words.failed, error),
    )
  return (
    <Row>
      <Button variant="primary" loading={busy} onClick={() => void accept()}>
        {asked.kind === 'cancel' ? cancel : words.sendThere}
      </Button>
      <Button aria-haspopup="dialog" onClick={() => setKeeping(true)}>
        {words.keep}
      </Button>
      {isKeeping && <KeepDialog order={order} onClose={() => setKeeping(false)} />}
    </Row>
  )
}

/** What the buyer of an order asks, and the shop's answer to it by one press; nothing where nothing is asked. */
export const AskedOfOrder = ({ order }: { order: Order }) => {
  const words = useWords(askWords)
  const mayAnswer = useMay(answerOrderAsk, 'create')
  const { asked, name } = order
  if (!asked) return null
  return (
    <div className={styles.noPrint}>
      <Notice
        tone="warning"
        title={words.asks[asked.kind](name)}
        action={mayAnswer && <Answers order={order} asked={asked} />}
      >
        {asked.note && <blockquote>{asked.note}</blockquote>}
        {asked.place && (
          <p>
            {asked.place.recipient}, {buyerAddress(asked.place)}
          </p>
        )}
      </Notice>
    </div>
  )
}
