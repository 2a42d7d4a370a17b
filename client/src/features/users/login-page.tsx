import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { ApiError } from '../../kit/data/rest'
import { useSession } from '../../kit/session/session-context'
import { Button } from '../../kit/ui/button'
import { messageOf } from '../../kit/ui/error-state'
import { TextLink } from '../../kit/ui/link'
import { Notice } from '../../kit/ui/notice'
import { TextField } from '../../kit/ui/text-field'
import { rememberedPath } from './remembered-path'
import { SignInCard } from './sign-in-card'
import styles from './sign-in-card.module.css'
import { usePassingMessage } from './use-passing-message'

const wrong = 'Username or password are incorrect.'

const LoginForm = ({ ended }: { ended: boolean }) => {
  const { session } = useSession()
  const { message, say, clear } = usePassingMessage()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const here = useRef(true)
  const passwordBox = useRef<HTMLInputElement>(null)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (!username.trim() || !password) return say('Please enter your username or email and your password.')
    clear()
    setBusy(true)
    try {
      await session.signIn(username.trim(), password)
    } catch (error) {
      if (!here.current) return
      const isWrong = error instanceof ApiError && (error.code === 401 || error.code === 400)
      say(isWrong ? wrong : messageOf(error))
      setBusy(false)
      passwordBox.current?.select()
    }
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {ended && !message && <Notice>Your session has ended. Please sign in again.</Notice>}
      {message && <Notice tone="danger">{message}</Notice>}
      <TextField
        label="Username or Email"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        value={username}
        onChange={(event) => setUsername(event.target.value)}
      />
      <TextField
        ref={passwordBox}
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" variant="primary" size="large" wide loading={busy}>
        Sign In
      </Button>
    </form>
  )
}

/** Signs a user in, then goes where they wanted to. */
export const LoginPage = () => {
  const { state } = useSession()
  const { state: memory } = useLocation()
  if (state.status === 'signed-in') return <Navigate to={rememberedPath(memory)} replace />
  const ended = Boolean((memory as { ended?: unknown } | null)?.ended)
  return (
    <SignInCard
      title="Sign in"
      description="Manage your website and your store."
      footer={<TextLink to={backOfficeRoutes.forgotPassword}>Forgot your password?</TextLink>}
    >
      <LoginForm ended={ended} />
    </SignInCard>
  )
}
