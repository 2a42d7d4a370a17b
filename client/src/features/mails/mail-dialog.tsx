import type { AccountMail } from '@mainstreet/shared/contracts/orders/mails'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { useApi } from '../../kit/data/data-provider'
import { useOperationRead } from '../../kit/data/use-operation-read'
import { useWords } from '../../kit/language/bilingual'
import { useFormats } from '../../kit/language/use-formats'
import { Button } from '../../kit/ui/button'
import { Dialog } from '../../kit/ui/dialog'
import { ErrorState } from '../../kit/ui/error-state'
import { Skeleton } from '../../kit/ui/skeleton'
import { toast } from '../../kit/ui/toaster'
import { MailBadge } from './mail-badge'
import { MailView } from './mail-view'
import { mailWords } from './words'
import { Text } from '../../kit/ui/text'

const State = ({ mail }: { mail: AccountMail }) => {
  const words = useWords(mailWords)
  const { moment } = useFormats()
  return (
    <Text as="p" size="sm" wrap="anywhere">
      <MailBadge mail={mail} /> {words.statusOf(mail, moment)}
      {mail.problem && ` ${words.problems[mail.problem]} ${mail.reason}`}
    </Text>
  )
}

const Content = ({ id }: { id: number }) => {
  const { answer, error, refetch } = useOperationRead('mail-preview', { id })
  if (answer) return <MailView mail={answer} />
  return error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton block lines={8} />
}

const useResend = (onDone: () => void) => {
  const api = useApi()
  const words = useWords(mailWords)
  const [isSending, setSending] = useState(false)
  const resend = async (id: number) => {
    setSending(true)
    try {
      await api.run('mail-resend', { id })
      toast.success(words.resent)
      onDone()
    } catch (error) {
      toast.error(words.notResent, error)
    } finally {
      setSending(false)
    }
  }
  return { isSending, resend: (id: number) => void resend(id) }
}

type MailDialogProps = { mail: AccountMail | undefined; onClose: () => void }

/** One mail: what it says, how it stands, and a way to send it again. */
export const MailDialog = ({ mail, onClose }: MailDialogProps) => {
  const words = useWords(mailWords)
  const { isSending, resend } = useResend(onClose)
  return (
    <Dialog
      wide
      open={mail !== undefined}
      onClose={onClose}
      title={mail ? `${words.kinds[mail.kind]} → ${mail.to || words.erasedBuyer}` : ''}
      footer={
        <>
          <Button onClick={onClose}>{words.close}</Button>
          {mail?.to && mail.status !== 'queued' && (
            <Button variant="primary" icon={<Send />} loading={isSending} onClick={() => resend(mail.id)}>
              {words.resend}
            </Button>
          )}
        </>
      }
    >
      {mail && (
        <>
          <State mail={mail} />
          {mail.to ? <Content id={mail.id} /> : <p>{words.erasedAbout}</p>}
        </>
      )}
    </Dialog>
  )
}
