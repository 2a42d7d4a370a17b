import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { resetPassword } from '@mainstreet/shared/contracts/users'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Form } from '../../kit/form/form'
import { useWords } from '../../kit/language/bilingual'
import { useIsHydrating } from '../../kit/use-is-hydrating'
import { ButtonLink, TextLink } from '../../kit/ui/link'
import { Notice } from '../../kit/ui/notice'
import { KeepTyped } from './keep-typed'
import { NewPasswordFields, type NewPassword } from './new-password-fields'
import { runSignedOut } from '../../kit/data/run-signed-out'
import { SignInCard } from '../../kit/ui/sign-in-card'
import { signInWords } from './sign-in-words'
import { SubmitButton } from '../../kit/form/submit-button'

const ResetForm = ({ token, onDone }: { token: string; onDone: () => void }) => {
  const words = useWords(signInWords)
  return (
    <Form<NewPassword>
      label={words.setForm}
      guard={false}
      contract={resetPassword}
      defaultValues={{ newPassword: '', repeated: '' }}
      onSubmit={({ newPassword }) => runSignedOut('password-reset', { token, newPassword })}
      onSaved={onDone}
    >
      <KeepTyped />
      <NewPasswordFields />
      <SubmitButton>{words.savePassword}</SubmitButton>
    </Form>
  )
}

/** Sets a new password with the token of a mailed link, which stands behind the # and so never reaches a log. */
export const ResetPasswordPage = () => {
  const words = useWords(signInWords)
  const { hash } = useLocation()
  const isHydrating = useIsHydrating()
  const [token] = useState(() => decodeURIComponent(hash.slice(1)))
  const [done, setDone] = useState(false)

  // The token opens the account: it does not stay in the address bar or the history.
  useEffect(() => window.history.replaceState(window.history.state, '', window.location.pathname), [])

  const askAgain = <TextLink to={backOfficeRoutes.forgotPassword}>{words.askAgain}</TextLink>
  if (done)
    return (
      <SignInCard title={words.changedTitle} description={words.changed}>
        <ButtonLink to={backOfficeRoutes.login} variant="primary" size="large" wide>
          {words.signIn}
        </ButtonLink>
      </SignInCard>
    )
  return (
    <SignInCard title={words.setTitle} footer={askAgain}>
      {/* The server does not see the token and renders the page for who has one. */}
      {token || isHydrating ? (
        <ResetForm token={token} onDone={() => setDone(true)} />
      ) : (
        <Notice tone="danger">{words.incomplete}</Notice>
      )}
    </SignInCard>
  )
}
