import type { Member } from '@mainstreet/shared/contracts/people'
import { CircleUser, Plus } from 'lucide-react'
import { useState } from 'react'
import { useList } from '../../../kit/data/data'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { useDutyNames } from '../../../kit/session/use-duty-names'
import { useSignedIn } from '../../../kit/session/session-context'
import { Badge } from '../../../kit/ui/badge'
import { Button } from '../../../kit/ui/button'
import { DropdownMenu } from '../../../kit/ui/dropdown-menu'
import { ErrorState } from '../../../kit/ui/error-state'
import { SettingsSection } from '../../../kit/ui/settings-section'
import { Skeleton } from '../../../kit/ui/skeleton'
import styles from './account.module.css'
import { InvitationRow } from './invitation-row'
import { InviteDialog, nameOf, RemoveDialog, RoleDialog } from './people-dialogs'
import { peopleWords } from './people-words'

type MemberRowProps = { member: Member; onChange: () => void; onRemove: () => void }

const MemberRow = ({ member, onChange, onRemove }: MemberRowProps) => {
  const words = useWords(peopleWords)
  const dutyNames = useDutyNames()
  const { moment } = useFormats()
  const { user } = useSignedIn()
  const { name, email, role, createdAt, lastSeenAt, userId } = member
  const seen = lastSeenAt ? words.seen(moment(lastSeenAt)) : words.neverSeen
  return (
    <li className={styles.row}>
      <CircleUser className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.name}>
          {nameOf(member)}{' '}
          <Badge tone={role === 'owner' ? 'accent' : 'neutral'}>
            {dutyNames(member.duties) || words.roles[role]}
          </Badge>{' '}
          {userId === user.id && <Badge>{words.you}</Badge>}
        </p>
        <p className="muted">
          {[name && email, words.since(moment(createdAt)), seen].filter(Boolean).join(' · ')}
        </p>
      </div>
      <DropdownMenu
        label={words.actions(nameOf(member))}
        items={[
          { label: words.change, onSelect: onChange },
          'separator',
          { label: words.remove, onSelect: onRemove, danger: true },
        ]}
      />
    </li>
  )
}

const inOrder = { $sort: { id: 1 as const }, $limit: 500 }

/** Who has access to the account in view, and who is invited to it. */
export const PeopleSection = () => {
  const words = useWords(peopleWords)
  const { rows, error, refetch } = useList('user-accounts', inOrder)
  const invited = useList('invitations', inOrder)
  const [inviting, setInviting] = useState(false)
  const [changed, setChanged] = useState<Member | null>(null)
  const [removed, setRemoved] = useState<Member | null>(null)
  return (
    <SettingsSection id="people" title={words.title} about={words.about}>
      {!rows && (error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton lines={3} />)}
      <ul className={styles.rows}>
        {rows?.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            onChange={() => setChanged(member)}
            onRemove={() => setRemoved(member)}
          />
        ))}
        {invited.rows
          ?.filter(({ acceptedAt }) => acceptedAt === null)
          .map((invitation) => (
            <InvitationRow key={`invitation-${invitation.id}`} invitation={invitation} />
          ))}
      </ul>
      {!invited.rows && invited.error && <ErrorState error={invited.error} onRetry={invited.refetch} />}
      <div className={styles.foot}>
        <Button icon={<Plus />} onClick={() => setInviting(true)} aria-haspopup="dialog">
          {words.invite}
        </Button>
      </div>
      <InviteDialog open={inviting} onClose={() => setInviting(false)} />
      <RoleDialog member={changed} onClose={() => setChanged(null)} />
      <RemoveDialog member={removed} onClose={() => setRemoved(null)} />
    </SettingsSection>
  )
}
