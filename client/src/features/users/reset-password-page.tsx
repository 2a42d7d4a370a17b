import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { resetPassword } from '@mainstreet/shared/contracts/users'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Form } from '../../kit/form/form'
import { ButtonLink, TextLink } from '../../kit/ui/link'
import { Notice } from '../../kit/ui/notice'
import { NewPasswordFields, type NewPassword } from './new-password-fields'
import { runSignedOut } from './run-signed-out'
import { SignInCard } from './sign-in-card'
import { SubmitButton } from './submit-button'

const ResetForm = ({ token, onDone }: { token: string; onDone: () => void }) => (
  <Form<NewPassword>
    label="New password"
    guard={false}
    contract={resetPassword}
    defaultValues={{ newPassword: '', repeated: '' }}
    onSubmit={({ newPassword }) => runSignedOut('password-reset', { token, newPassword })}
    onSaved={onDone}
  >
    <NewPasswordFields />
    <SubmitButton>Save Password</SubmitButton>
  </Form>
)

/** Sets a new password with the token of a mailed link, which stands behind the # and so never reaches a log. */
export const ResetPasswordPage = () => {
  const { hash } = useLocation()
  const [token] = useState(() => decodeURIComponent(hash.slice(1)))
  const [done, setDone] = useState(false)

  // The token opens the account: it does not stay in the address bar or the history.
  useEffect(() => window.history.replaceState(window.history.state, '', window.location.pathname), [])

  const askAgain = <TextLink to={backOfficeRoutes.forgotPassword}>Ask for a new link</TextLink>
  if (done)
    return (
      <SignInCard title="Your password is changed" description="You can sign in with it now.">
        <ButtonLink to={backOfficeRoutes.login} variant="primary" size="large" wide>
          Sign In
        </ButtonLink>
      </SignInCard>
    )
  return (
    <SignInCard title="Set a new password" footer={askAgain}>
      {token ? (
        <ResetForm token={token} onDone={() => setDone(true)} />
      ) : (
        <Notice tone="danger">This link is not complete. Please open the whole of it again.</Notice>
      )}
    </SignInCard>
  )
}
