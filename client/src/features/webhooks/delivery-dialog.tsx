import type { WebhookDelivery } from '@mainstreet/shared/contracts/webhooks'
import { Send } from 'lucide-react'
import { useOperation } from '../../kit/data/data-writes'
import { useWords } from '../../kit/language/bilingual'
import { useFormats } from '../../kit/language/use-formats'
import { Button } from '../../kit/ui/button'
import { Dialog } from '../../kit/ui/dialog'
import { Stack } from '../../kit/ui/stack'
import { toast } from '../../kit/ui/toaster'
import styles from './integrations.module.css'
import { integrationWords } from './words'

const readableBody = (body: string) => {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}

const Content = ({ delivery }: { delivery: WebhookDelivery }) => {
  const words = useWords(integrationWords)
  const { moment } = useFormats()
  const { status, attempts, runAt, responseStatus, responseBody, problem, body, eventId } = delivery
  return (
    <Stack>
      <p>
        {words.statuses[status]}. {attempts > 0 && words.tried(attempts)}{' '}
        {status === 'waiting' && attempts > 0 && words.nextTry(moment(runAt))}
      </p>
      <p className={styles.about}>{eventId}</p>
      <h3>{responseStatus ? words.answered(responseStatus) : words.problem(problem) || words.noAnswer}</h3>
      {responseBody && <pre className={styles.code}>{responseBody}</pre>}
      <h3>{words.sentBody}</h3>
      <pre className={styles.code}>{readableBody(body)}</pre>
    </Stack>
  )
}

type DeliveryDialogProps = {
  delivery: WebhookDelivery | undefined
  onClose: () => void
}

/** One delivery: what is sent, what was answered, and a way to send it again. */
export const DeliveryDialog = ({ delivery, onClose }: DeliveryDialogProps) => {
  const words = useWords(integrationWords)
  const { run, busy } = useOperation('webhook-resend')
  const resend = async (id: number) => {
    try {
      await run({ id })
      toast.success(words.resent)
      onClose()
    } catch (error) {
      toast.error(words.failed, error)
    }
  }
  return (
    <Dialog
      wide
      open={delivery !== undefined}
      onClose={onClose}
      title={delivery ? words.names(delivery.event) : ''}
      footer={
        <>
          <Button onClick={onClose}>{words.close}</Button>
          {delivery && delivery.status !== 'waiting' && (
            <Button variant="primary" icon={<Send />} loading={busy} onClick={() => void resend(delivery.id)}>
              {words.resend}
            </Button>
          )}
        </>
      }
    >
      {delivery && <Content delivery={delivery} />}
    </Dialog>
  )
}
