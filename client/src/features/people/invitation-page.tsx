import type { InvitationView } from '@mainstreet/shared/contracts/people'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useWords } from '../../kit/language/bilingual'
import { useDutyNames } from '../../kit/session/use-duty-names'
import { useSession } from '../../kit/session/session-context'
import { Button } from '../../kit/ui/button'
import { messageOf } from '../../kit/ui/error-state'
import { useKitWords } from '../../kit/ui/kit-words'
import { Notice } from '../../kit/ui/notice'
import { Skeleton } from '../../kit/ui/skeleton'
import { Stack } from '../../kit/ui/stack'
import { runSignedOut } from '../../kit/data/run-signed-out'
import { SignInCard } from '../../kit/ui/sign-in-card'
import { JoinAsNewPerson } from './join-as-new-person'
import { JoinSignedIn } from './join-signed-in'
import { invitationWords } from './words'

/** What stands behind an invitation's link, read once. */
const useInvitation = (token: string) => {
  const [invitation, setInvitation] = useState<InvitationView | null>(null)
  const [error, setError] = useState<unknown>(null)
  const read = useCallback(() => {
    if (token) runSignedOut('invitation-view', { token }).then(setInvitation, setError)
  }, [token])
  useEffect(read, [read])
  const retry = () => {
    setError(null)
    read()
  }
  return { invitation, error, retry }
}

const Invitation = ({ invitation, token }: { invitation: InvitationView; token: string }) => {
  const words = useWords(invitationWords)
  const { state } = useSession()
  const dutyNames = useDutyNames()
  const { business, invitedBy, role, duties } = invitation
  const as = role === 'owner' ? words.asOwner : words.asHelper(dutyNames(duties))
  const about = business === null ? words.aboutToOpen(invitedBy) : `${words.about(invitedBy, business)} ${as}`
  return (
    <SignInCard title={business === null ? words.titleToOpen : words.title(business)} description={about}>
      {state.status === 'signed-in' ? (
        <JoinSignedIn {...{ invitation, token }} user={state.user} />
      ) : (
        <JoinAsNewPerson {...{ invitation, token }} />
      )}
    </SignInCard>
  )
}

/** Behind the link of an invitation: a new person chooses a login, one who is signed in with its address joins by one press. */
export const InvitationPage = () => {
  const words = useWords(invitationWords)
  const { reason = messageOf } = useKitWords()
  const { state } = useSession()
  const { hash } = useLocation()
  const [token] = useState(() => decodeURIComponent(hash.slice(1)))
  const { invitation, error, retry } = useInvitation(token)

  // The token lets people in: it does not stay in the address bar or the history.
  useEffect(() => window.history.replaceState(window.history.state, '', window.location.pathname), [])

  if (invitation && state.status !== 'starting') return <Invitation {...{ invitation, token }} />
  return (
    <SignInCard title={words.titleOver}>
      {!token && <Notice tone="danger">{words.incomplete}</Notice>}
      {token && error === null && <Skeleton lines={4} />}
      {error !== null && (
        <Stack>
          <Notice tone="danger">{reason(error)}</Notice>
          <Button onClick={retry}>{words.tryAgain}</Button>
        </Stack>
      )}
    </SignInCard>
  )
}
