import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { ApiError } from '../../kit/data/rest'
import { useWords } from '../../kit/language/bilingual'
import { useSession } from '../../kit/session/session-context'
import { useIsHydrating } from '../../kit/use-is-hydrating'
import { Button } from '../../kit/ui/button'
import { useKitWords } from '../../kit/ui/kit-words'
import { messageOf } from '../../kit/ui/error-state'
import { TextLink } from '../../kit/ui/link'
import { Notice } from '../../kit/ui/notice'
import { TextField } from '../../kit/ui/text-field'
import { rememberedPath } from './remembered-path'
import { SignInCard } from '../../kit/ui/sign-in-card'
import { signInWords } from './sign-in-words'
import { usePassingMessage } from './use-passing-message'
import { Stack } from '../../kit/ui/stack'

const entriesOf = (form: HTMLFormElement) => {
  const entries = new FormData(form)
  return { username: String(entries.get('username')).trim(), password: String(entries.get('password')) }
}

/** Sends what stands in the boxes; says what is wrong with it. */
const useSignIn = () => {
  const words = useWords(signInWords)
  const { reason = messageOf } = useKitWords()
  const { session } = useSession()
  const { message, say, clear } = usePassingMessage()
  const [busy, setBusy] = useState(false)
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const { username, password } = entriesOf(form)
    if (busy) return
    if (!username || !password) return say(words.empty)
    clear()
    setBusy(true)
    try {
      await session.signIn(username, password)
    } catch (error) {
      if (!here.current) return
      const isWrong = error instanceof ApiError && (error.code === 401 || error.code === 400)
      say(isWrong ? words.wrong : reason(error))
      setBusy(false)
      form.querySelector<HTMLInputElement>('[name=password]')?.select()
    }
  }
  return { submit, busy, message }
}

/** The boxes hold themselves what is typed in them: the page is there before its script, and so may be the words. */
const LoginForm = ({ ended }: { ended: boolean }) => {
  const words = useWords(signInWords)
  const { submit, busy, message } = useSignIn()
  const isHydrating = useIsHydrating()
  return (
    <Stack as="form" method="post" onSubmit={(event) => void submit(event)} noValidate>
      {ended && !isHydrating && !message && <Notice>{words.ended}</Notice>}
      {message && <Notice tone="danger">{message}</Notice>}
      <TextField
        label={words.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
      />
      <TextField label={words.password} name="password" type="password" autoComplete="current-password" />
      {/* Before the script is there, the browser would send the form itself. */}
      <Button type="submit" variant="primary" size="large" wide loading={busy} disabled={isHydrating}>
        {words.signIn}
      </Button>
      <noscript>{words.noScript}</noscript>
    </Stack>
  )
}

/** Signs a user in, then goes where they wanted to. */
export const LoginPage = () => {
  const words = useWords(signInWords)
  const { state } = useSession()
  const { state: memory } = useLocation()
  if (state.status === 'signed-in') return <Navigate to={rememberedPath(memory)} replace />
  const ended = Boolean((memory as { ended?: unknown } | null)?.ended)
  return (
    <SignInCard
      title={words.title}
      description={words.about}
      footer={<TextLink to={backOfficeRoutes.forgotPassword}>{words.forgotten}</TextLink>}
    >
      <LoginForm ended={ended} />
    </SignInCard>
  )
}
