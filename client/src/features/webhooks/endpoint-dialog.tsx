import {
  webhookEndpointContract,
  webhookEvents,
  type WebhookEndpoint,
} from '@mainstreet/shared/contracts/webhooks'
import { useApi } from '../../kit/data/data-provider'
import { useSave } from '../../kit/data/data-writes'
import { DialogActions } from '../../kit/form/dialog-actions'
import { Field } from '../../kit/form/fields/field'
import { Form } from '../../kit/form/form'
import { SwitchesField } from '../../kit/form/fields/switches-field'
import { useWords } from '../../kit/language/bilingual'
import { Dialog } from '../../kit/ui/dialog'
import { integrationWords } from './words'

type Values = Pick<WebhookEndpoint, 'url' | 'events'>

const EventsField = () => {
  const words = useWords(integrationWords)
  const options = webhookEvents.map((value) => ({ value, label: words.events[value] }))
  return <SwitchesField name="events" label={words.wanted} options={options} oneAtLeast={words.oneAtLeast} />
}

type EndpointDialogProps = {
  /** The endpoint that is changed; `new` for one that is added; null where the dialog is closed. */
  row: WebhookEndpoint | 'new' | null
  onClose: () => void
  onSecret: (secret: string) => void
}

/** Adds an endpoint, whose secret is then shown once, or changes one. */
export const EndpointDialog = ({ row, onClose, onSecret }: EndpointDialogProps) => {
  const words = useWords(integrationWords)
  const api = useApi()
  const { patch } = useSave('webhook-endpoints')
  const isNew = row === 'new'
  const title = isNew ? words.addTitle : words.editTitle
  const save = async ({ url, events }: Values) => {
    if (row === 'new') {
      // Not by useSave, which would leave the secret among the rows that are read.
      const { secret } = await api.create('webhook-endpoints', { url: url.trim(), events })
      onSecret(secret ?? '')
    } else if (row) await patch(row.id, { url: url.trim(), events })
  }
  return (
    <Dialog open={row !== null} onClose={onClose} title={title}>
      {row && (
        <Form<Values>
          label={title}
          guard={false}
          contract={webhookEndpointContract}
          defaultValues={{
            url: isNew ? '' : row.url,
            events: isNew ? ['order.created', 'order.updated'] : [...row.events],
          }}
          onSubmit={save}
          onSaved={onClose}
        >
          <Field name="url" help={words.urlHelp} required data-autofocus />
          <EventsField />
          <DialogActions submit={words.save} cancel={words.cancel} onCancel={onClose} />
        </Form>
      )}
    </Dialog>
  )
}
