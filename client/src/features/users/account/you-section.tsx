import { userContract, type User } from '@mainstreet/shared/contracts/users'
import { useEffect, useState } from 'react'
import { useRow } from '../../../kit/data/data'
import { AutoSaveSection } from '../../../kit/form/auto-save-section'
import { Field } from '../../../kit/form/fields/field'
import { useWords } from '../../../kit/language/bilingual'
import { useSession, useSignedIn } from '../../../kit/session/session-context'
import { Button } from '../../../kit/ui/button'
import { ErrorState } from '../../../kit/ui/error-state'
import { Notice } from '../../../kit/ui/notice'
import { SettingsSection } from '../../../kit/ui/settings-section'
import { Skeleton } from '../../../kit/ui/skeleton'
import { accountWords } from './account-words'
import { ChangeEmailDialog } from './change-email-dialog'
import { Row } from '../../../kit/ui/stack'
import { Text } from '../../../kit/ui/text'
import styles from './account.module.css'

/** The session shows what the user's own record says: a name saved here, an address confirmed in another window. */
const useFollowUser = (row: User | undefined) => {
  const { session } = useSession()
  const { user } = useSignedIn()
  const { name, email } = row ?? user
  useEffect(() => {
    if (name !== user.name || email !== user.email) session.changeUser({ name, email })
  }, [session, name, email, user.name, user.email])
}

type EmailRowProps = { email: string; sentTo: string | null; onAsk: () => void; onLookAgain: () => void }

const EmailRow = ({ email, sentTo, onAsk, onLookAgain }: EmailRowProps) => {
  const words = useWords(accountWords)
  const pending = sentTo !== null && sentTo !== email
  useEffect(() => {
    if (!pending) return
    // The link is opened in another window.
    window.addEventListener('focus', onLookAgain)
    return () => window.removeEventListener('focus', onLookAgain)
  }, [pending, onLookAgain])
  return (
    <>
      <Row nowrap>
        <div className={styles.words}>
          <Text as="p" size="sm" weight="medium">
            {words.email}
          </Text>
          <p>{email}</p>
        </div>
        <Button onClick={onAsk} aria-haspopup="dialog">
          {words.changeEmail}
        </Button>
      </Row>
      {pending && <Notice title={words.linkSentTitle}>{words.linkSent(sentTo)}</Notice>}
    </>
  )
}

/** The user's name, saved when it is left, and the address to sign in with. */
export const YouSection = () => {
  const words = useWords(accountWords)
  const { user } = useSignedIn()
  const { row, error, refetch } = useRow('users', user.id)
  const [asking, setAsking] = useState(false)
  const [sentTo, setSentTo] = useState<string | null>(null)
  useFollowUser(row)
  if (!row)
    return (
      <SettingsSection id="you" {...words.you}>
        {error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton lines={5} />}
      </SettingsSection>
    )
  return (
    <>
      <ChangeEmailDialog open={asking} onClose={() => setAsking(false)} onSent={setSentTo} />
      <AutoSaveSection id="you" {...words.you} contract={userContract} row={row}>
        <Field name="name" autoComplete="name" required />
        <EmailRow email={row.email} sentTo={sentTo} onAsk={() => setAsking(true)} onLookAgain={refetch} />
      </AutoSaveSection>
    </>
  )
}
