import { backOfficeRoutes } from '@mainstreet/shared/routes'
import type { SubmitEvent } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useWords } from '../../kit/language/bilingual'
import { useSession } from '../../kit/session/session-context'
import { useIsHydrating } from '../../kit/use-is-hydrating'
import { Button } from '../../kit/ui/button'
import { TextLink } from '../../kit/ui/link'
import { Notice } from '../../kit/ui/notice'
import { PasswordBox } from '../../kit/ui/password-box'
import { TextField } from '../../kit/ui/text-field'
import { rememberedPath } from './remembered-path'
import { SignInCard } from '../../kit/ui/sign-in-card'
import { signInWords } from './sign-in-words'
import { useSignIn } from './use-sign-in'
import { PasskeySignIn, SecondFactorForm } from './second-factor/second-factor-form'
import { secondFactorWords } from './second-factor/second-factor-words'
import { Stack } from '../../kit/ui/stack'

const entriesOf = (form: HTMLFormElement) => {
  const entries = new FormData(form)
  return { username: String(entries.get('username')).trim(), password: String(entries.get('password')) }
}

type LoginFormProps = { ended: boolean } & Pick<
  ReturnType<typeof useSignIn>,
  'signIn' | 'busy' | 'message' | 'say'
>

/** The boxes hold themselves what is typed in them: the page is there before its script, and so may be the words. */
const LoginForm = ({ ended, signIn, busy, message, say }: LoginFormProps) => {
  const words = useWords(signInWords)
  const isHydrating = useIsHydrating()
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const login = entriesOf(form)
    if (busy) return
    if (!login.username || !login.password) return say(words.empty)
    if (await signIn(login)) form.querySelector<HTMLInputElement>('[name=password]')?.select()
  }
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
      <PasswordBox label={words.password} name="password" autoComplete="current-password" />
      {/* Before the script is there, the browser would send the form itself. */}
      <Button type="submit" variant="primary" size="large" wide loading={busy} disabled={isHydrating}>
        {words.signIn}
      </Button>
      <PasskeySignIn disabled={isHydrating} />
      <noscript>{words.noScript}</noscript>
    </Stack>
  )
}

/** Signs a user in, then goes where they wanted to. */
export const LoginPage = () => {
  const words = useWords(signInWords)
  const factorWords = useWords(secondFactorWords)
  const { state } = useSession()
  const { state: memory } = useLocation()
  const { asked, askAnother, signIn, ...sent } = useSignIn()
  if (state.status === 'signed-in') return <Navigate to={rememberedPath(memory)} replace />
  const ended = Boolean((memory as { ended?: unknown } | null)?.ended)
  if (asked)
    return (
      <SignInCard title={factorWords.signInTitle} description={factorWords.signInAbout}>
        <SecondFactorForm
          {...sent}
          onCode={(code) => signIn({ ...asked, code })}
          onEmpty={sent.say}
          onBack={askAnother}
        />
      </SignInCard>
    )
  return (
    <SignInCard
      title={words.title}
      description={words.about}
      footer={<TextLink to={backOfficeRoutes.forgotPassword}>{words.forgotten}</TextLink>}
    >
      <LoginForm ended={ended} signIn={signIn} {...sent} />
    </SignInCard>
  )
}
