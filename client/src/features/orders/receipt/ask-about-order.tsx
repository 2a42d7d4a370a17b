import type { BuyerOrder } from '@mainstreet/shared/contracts/orders/buyer-order'
import { maxAskNote } from '@mainstreet/shared/contracts/orders/buyer-columns'
import { maxCheckoutLengths, needsAddress } from '@mainstreet/shared/rules/orders/checkout-fields'
import { mayAsk } from '@mainstreet/shared/rules/orders/order-ask'
import { useState } from 'react'
import { useOperation } from '../../../kit/data/data-writes'
import { useNow } from '../../../kit/site/hours/use-now'
import { usePlainForm } from '../../../kit/site/use-plain-form'
import { Button } from '../../../kit/ui/button'
import { Notice } from '../../../kit/ui/notice'
import { Row, Stack } from '../../../kit/ui/stack'
import { TextArea } from '../../../kit/ui/text-area'
import { TextField } from '../../../kit/ui/text-field'
import { useAskWords } from './ask-words'

type Kind = NonNullable<BuyerOrder['asked']>['kind']
type AskProps = { order: BuyerOrder; token: string; onAsked: () => void }

const placeFields = ['recipient', 'address', 'city', 'postalcode'] as const
type PlaceField = (typeof placeFields)[number]

const AskForm = ({ kind, order, token, onAsked, onBack }: AskProps & { kind: Kind; onBack: () => void }) => {
  const words = useAskWords()
  const { run } = useOperation('ask-about-order')
  const { form, faults, notice, busy, submit, forget } = usePlainForm<PlaceField>({
    fields: kind === 'address' ? placeFields : [],
    check: () => ({}),
    send: async ({ note = '', ...place }) => {
      await run({ token, kind, note, ...(kind === 'address' && { place }) })
      onAsked()
    },
    faultsOf: ({ errors }) =>
      Object.fromEntries(Object.keys(errors ?? {}).map((name) => [name, words.check])),
    words,
  })
  const labels = { ...words, address: words.street }
  return (
    <form ref={form} method="post" noValidate aria-label={words[kind]} onSubmit={submit}>
      <Stack>
        {kind === 'address' &&
          placeFields.map((field) => (
            <TextField
              key={field}
              label={labels[field]}
              name={field}
              defaultValue={order[field]}
              maxLength={maxCheckoutLengths[field]}
              error={faults[field]}
              onInput={() => forget(field)}
            />
          ))}
        <TextArea label={words.note} name="note" rows={2} maxLength={maxAskNote} />
        <Row>
          <Button type="submit" variant="primary" loading={busy}>
            {words.send[kind]}
          </Button>
          <Button onClick={onBack}>{words.back}</Button>
        </Row>
        {notice?.state === 'failed' && <p role="status">{notice.text}</p>}
      </Stack>
    </form>
  )
}

/** Where a buyer asks, for an hour, that an order is cancelled or goes somewhere else; then what they have asked. */
export const AskAboutOrder = (props: AskProps) => {
  const { order } = props
  const words = useAskWords()
  const now = useNow()
  const [kind, setKind] = useState<Kind>()
  if (order.asked) return <Notice tone="info">{words.asked[order.asked.kind]}</Notice>
  if (!now || !mayAsk(order, now)) return null
  return (
    <Stack as="section" aria-label={words.title}>
      <h2>{words[kind ?? 'title']}</h2>
      {kind ? (
        <AskForm {...props} kind={kind} onBack={() => setKind(undefined)} />
      ) : (
        <>
          <p className="muted">{words.about}</p>
          <Row>
            <Button onClick={() => setKind('cancel')}>{words.cancel}</Button>
            {needsAddress(order.shippingType) && (
              <Button onClick={() => setKind('address')}>{words.address}</Button>
            )}
          </Row>
        </>
      )}
    </Stack>
  )
}
