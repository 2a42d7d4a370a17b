import { useState } from 'react'
import { useList } from '../../../kit/data/data'
import { useWords } from '../../../kit/language/bilingual'
import { Button } from '../../../kit/ui/button'
import { SettingsSection } from '../../../kit/ui/settings-section'
import styles from './account.module.css'
import { InvitationRow } from './invitation-row'
import { InviteDialog } from './people-dialogs'
import { peopleWords } from './people-words'

/** Lets staff invite somebody to open a business. */
export const InviteToOpenButton = () => {
  const words = useWords(peopleWords)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)} aria-haspopup="dialog">
        {words.inviteToOpen}
      </Button>
      <InviteDialog toOpen open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}

const open = { customerId: null, acceptedAt: null, $sort: { id: -1 as const }, $limit: 100 }

/** Who is invited to open a business and has not done so; nothing where nobody is. */
export const InvitedToOpen = () => {
  const words = useWords(peopleWords)
  const { rows } = useList('invitations', open)
  if (!rows?.length) return null
  return (
    <SettingsSection id="invited" title={words.invitedToOpen}>
      <ul className={styles.rows}>
        {rows.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </SettingsSection>
  )
}
