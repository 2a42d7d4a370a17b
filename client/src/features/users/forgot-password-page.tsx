import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { requestPasswordReset } from '@mainstreet/shared/contracts/users'
import { useState } from 'react'
import { Field } from '../../kit/form/field'
import { Form } from '../../kit/form/form'
import { TextLink } from '../../kit/ui/link'
import { Notice } from '../../kit/ui/notice'
import { runSignedOut } from './run-signed-out'
import { SignInCard } from './sign-in-card'
import { SubmitButton } from './submit-button'

/** Asks for a link to set a new password; says the same whether the address is known or not. */
export const ForgotPasswordPage = () => {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <SignInCard
      title="Forgot your password?"
      description={sentTo ? undefined : 'Enter your email address and we send you a link to set a new one.'}
      footer={<TextLink to={backOfficeRoutes.login}>Back to sign in</TextLink>}
    >
      {sentTo ? (
        <Notice tone="success" title="Check your email">
          If {sentTo} belongs to a user, a link is on its way. It works once, for one hour.
        </Notice>
      ) : (
        <Form
          label="Forgotten password"
          guard={false}
          contract={requestPasswordReset}
          defaultValues={{ email: '' }}
          onSubmit={({ email }) => runSignedOut('password-reset-request', { email: email.trim() })}
          onSaved={({ email }) => setSentTo(email.trim())}
        >
          <Field name="email" type="email" autoComplete="email" autoFocus />
          <SubmitButton>Send Link</SubmitButton>
        </Form>
      )}
    </SignInCard>
  )
}
