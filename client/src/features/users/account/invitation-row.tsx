import type { Invitation } from '@mainstreet/shared/contracts/people'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { useOperation, useRemove } from '../../../kit/data/data-writes'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { useNow } from '../../../kit/site/hours/use-now'
import { useDutyNames } from '../../../kit/session/use-duty-names'
import { Badge } from '../../../kit/ui/badge'
import { DropdownMenu } from '../../../kit/ui/dropdown-menu'
import { Notice } from '../../../kit/ui/notice'
import { toast } from '../../../kit/ui/toaster'
import styles from './account.module.css'
import { peopleWords } from './people-words'

interface Refused {
  title: string
  reason: string
}

/** Sends an invitation again or takes it back; what is refused is said beside it. */
const useInvitation = ({ id, email }: Invitation) => {
  const words = useWords(peopleWords)
  const { run } = useOperation('invitation-resend')
  const { remove } = useRemove('invitations')
  const [refused, setRefused] = useState<Refused | null>(null)
  const attempt = (call: Promise<unknown>, { done, title }: { done: string; title: string }) => {
    setRefused(null)
    void call.then(
      () => toast.success(done),
      (error: unknown) => setRefused({ title, reason: error instanceof Error ? error.message : '' }),
    )
  }
  return {
    refused,
    close: () => setRefused(null),
    resend: () => attempt(run({ id }), { done: words.invited(email), title: words.notResent }),
    withdraw: () => attempt(remove(id), { done: words.withdrawn(email), title: words.notWithdrawn }),
  }
}

/** Somebody who is invited and has not accepted yet. */
export const InvitationRow = ({ invitation }: { invitation: Invitation }) => {
  const words = useWords(peopleWords)
  const { moment } = useFormats()
  const now = useNow()
  const { refused, close, resend, withdraw } = useInvitation(invitation)
  const dutyNames = useDutyNames()
  const { email, role, duties, expiresAt } = invitation
  const isOver = now !== undefined && new Date(expiresAt) < new Date(now)
  return (
    <li className={styles.row}>
      <Mail className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.name}>
          {email} <Badge>{dutyNames(duties) || words.roles[role]}</Badge>
        </p>
        <p className="muted">{isOver ? words.expired : words.invitedUntil(moment(expiresAt))}</p>
        {refused && (
          <Notice tone="danger" title={refused.title} onClose={close}>
            {refused.reason}
          </Notice>
        )}
      </div>
      <DropdownMenu
        label={words.actions(email)}
        items={[
          { label: words.resend, onSelect: resend },
          'separator',
          { label: words.withdraw, onSelect: withdraw, danger: true },
        ]}
      />
    </li>
  )
}
