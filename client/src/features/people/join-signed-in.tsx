import type { InvitationView } from '@mainstreet/shared/contracts/people'
import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useWords } from '../../kit/language/bilingual'
import { useSession } from '../../kit/session/session-context'
import type { SessionUser } from '../../kit/session/session-state'
import { Button } from '../../kit/ui/button'
import { messageOf } from '../../kit/ui/error-state'
import { useKitWords } from '../../kit/ui/kit-words'
import { TextLink } from '../../kit/ui/link'
import { Notice } from '../../kit/ui/notice'
import { Stack } from '../../kit/ui/stack'
import { toast } from '../../kit/ui/toaster'
import { invitationWords } from './words'

type JoinProps = { invitation: InvitationView; token: string; user: SessionUser }

const OtherAddress = ({ invitation, user }: Omit<JoinProps, 'token'>) => {
  const words = useWords(invitationWords)
  const { session } = useSession()
  const [busy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    await session.signOut().catch((error) => toast.error(words.stillSignedIn, error))
    setBusy(false)
  }
  return (
    <Stack>
      <Notice tone="warning">{words.otherAddress(invitation.email, user.email)}</Notice>
      <Button variant="primary" size="large" wide loading={busy} onClick={() => void leave()}>
        {words.signOut}
      </Button>
      <TextLink to={backOfficeRoutes.dashboard}>{words.toDashboard}</TextLink>
    </Stack>
  )
}

/** One press for whoever is signed in with the address of an invitation; others are told. */
export const JoinSignedIn = ({ invitation, token, user }: JoinProps) => {
  const words = useWords(invitationWords)
  const { session } = useSession()
  const navigate = useNavigate()
  const { reason = messageOf } = useKitWords()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  if (user.email !== invitation.email) return <OtherAddress {...{ invitation, user }} />
  const join = async () => {
    setBusy(true)
    setRefusal(null)
    try {
      const refused = await session.token()
      const { customerId } = await session.client.service('invitation-accept').create({ token })
      // The session has a business more from now on.
      await session.renew(refused)
      if (customerId !== null) session.chooseAccount(customerId)
      await navigate(customerId === null ? backOfficeRoutes.openBusiness : backOfficeRoutes.dashboard, {
        replace: true,
      })
    } catch (error) {
      setRefusal(reason(error))
      setBusy(false)
    }
  }
  return (
    <Stack>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <p>{words.signedInAs(user.email)}</p>
      <Button variant="primary" size="large" wide loading={busy} onClick={() => void join()}>
        {words.join}
      </Button>
    </Stack>
  )
}
