import type { SubmitEvent } from 'react'
import { useWords } from '../../../kit/language/bilingual'
import { useSession } from '../../../kit/session/session-context'
import { Button } from '../../../kit/ui/button'
import { Notice } from '../../../kit/ui/notice'
import { Stack } from '../../../kit/ui/stack'
import { TextField } from '../../../kit/ui/text-field'
import { signInWords } from '../sign-in-words'
import { signWithPasskey } from './browser-passkeys'
import { PasskeyButton } from './passkey-button'
import { secondFactorWords } from './second-factor-words'

/** Signs in with a passkey alone. */
export const PasskeySignIn = ({ disabled }: { disabled?: boolean }) => {
  const words = useWords(secondFactorWords)
  const { session } = useSession()
  return (
    <PasskeyButton
      wide
      disabled={disabled}
      onUse={async () => session.signIn({ passkey: await signWithPasskey() })}
    >
      {words.usePasskey}
    </PasskeyButton>
  )
}

type SecondFactorFormProps = {
  busy: boolean
  message?: string
  onCode: (code: string) => Promise<boolean>
  /** Nothing was entered. */
  onEmpty: (message: string) => void
  onBack: () => void
}

/** Asks who has entered a right password for a code. */
export const SecondFactorForm = ({ busy, message, onCode, onEmpty, onBack }: SecondFactorFormProps) => {
  const words = useWords(secondFactorWords)
  const { signIn } = useWords(signInWords)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const code = String(new FormData(form).get('code')).trim()
    if (busy) return
    if (!code) return onEmpty(words.noCode)
    if (await onCode(code)) form.querySelector<HTMLInputElement>('[name=code]')?.select()
  }
  return (
    <Stack as="form" method="post" onSubmit={(event) => void submit(event)} noValidate>
      {message && <Notice tone="danger">{message}</Notice>}
      <TextField
        label={words.signInCode}
        help={words.signInCodeHelp}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
      />
      <Button type="submit" variant="primary" size="large" wide loading={busy}>
        {signIn}
      </Button>
      <PasskeySignIn />
      <Button variant="quiet" wide onClick={onBack}>
        {words.otherLogin}
      </Button>
    </Stack>
  )
}
