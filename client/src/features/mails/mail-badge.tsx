import type { AccountMail, MailStatus } from '@mainstreet/shared/contracts/orders/mails'
import { useWords } from '../../kit/language/bilingual'
import { Badge, type Tone } from '../../kit/ui/badge'
import { mailWords } from './words'

const tones: Record<MailStatus, Tone> = { queued: 'info', sent: 'success', kept: 'warning', failed: 'danger' }

/** How a mail stands; one that waits because it could not be sent is told from one that is about to be. */
export const MailBadge = ({ mail: { status, problem } }: { mail: AccountMail }) => {
  const { statuses } = useWords(mailWords)
  const tone = status === 'queued' && problem ? 'warning' : tones[status]
  return <Badge tone={tone}>{statuses[status]}</Badge>
}
