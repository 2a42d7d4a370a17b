import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ApiError } from '../../kit/data/rest'
import { useWords } from '../../kit/language/bilingual'
import { useSession } from '../../kit/session/session-context'
import { Button } from '../../kit/ui/button'
import { ButtonLink } from '../../kit/ui/link'
import { Notice } from '../../kit/ui/notice'
import { Stack } from '../../kit/ui/stack'
import { accountWords } from './account/account-words'
import { runSignedOut } from '../../kit/data/run-signed-out'
import { SignInCard } from '../../kit/ui/sign-in-card'

const useRefusal = () => {
  const words = useWords(accountWords)
  return (error: unknown): string => {
    if (!(error instanceof ApiError)) return String(error)
    if (error.code === 400) return words.over
    return error.code === 409 ? words.taken : error.message
  }
}

const Ask = ({ token, onDone }: { token: string; onDone: (email: string) => void }) => {
  const words = useWords(accountWords)
  const refusalOf = useRefusal()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const confirm = async () => {
    setBusy(true)
    setRefusal(null)
    await runSignedOut('email-change', { token })
      .then(({ email }) => onDone(email))
      .catch((error: unknown) => {
        setRefusal(refusalOf(error))
        setBusy(false)
      })
  }
  return (
    <Stack>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <Button variant="primary" size="large" wide loading={busy} onClick={() => void confirm()}>
        {words.confirm}
      </Button>
    </Stack>
  )
}

/** Behind the link that was mailed to a new address: one press, because programs that read mails open links, too. */
export const ConfirmEmailPage = () => {
  const words = useWords(accountWords)
  const { session, state } = useSession()
  const { hash } = useLocation()
  const [token] = useState(() => decodeURIComponent(hash.slice(1)))
  const [email, setEmail] = useState<string | null>(null)
  const isSignedIn = state.status === 'signed-in'

  // The token changes who signs in: it does not stay in the address bar or the history.
  useEffect(() => window.history.replaceState(window.history.state, '', window.location.pathname), [])

  const done = (confirmed: string) => {
    setEmail(confirmed)
    // Somebody else may be signed in here.
    if (isSignedIn)
      void session
        .token()
        .then(session.renew)
        .catch(() => {})
  }
  if (email !== null)
    return (
      <SignInCard title={words.confirmedTitle} description={words.confirmed(email)}>
        <ButtonLink
          to={isSignedIn ? backOfficeRoutes.account : backOfficeRoutes.login}
          variant="primary"
          size="large"
          wide
        >
          {isSignedIn ? words.toAccount : words.signIn}
        </ButtonLink>
      </SignInCard>
    )
  return (
    <SignInCard title={words.confirmTitle} description={token ? words.confirmAbout : undefined}>
      {token ? <Ask token={token} onDone={done} /> : <Notice tone="danger">{words.incomplete}</Notice>}
    </SignInCard>
  )
}
