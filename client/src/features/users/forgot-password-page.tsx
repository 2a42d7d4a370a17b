import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { requestPasswordReset } from '@mainstreet/shared/contracts/users'
import { useState } from 'react'
import { Field } from '../../kit/form/fields/field'
import { Form } from '../../kit/form/form'
import { useWords } from '../../kit/language/bilingual'
import { TextLink } from '../../kit/ui/link'
import { Notice } from '../../kit/ui/notice'
import { KeepTyped } from './keep-typed'
import { runSignedOut } from '../../kit/data/run-signed-out'
import { SignInCard } from '../../kit/ui/sign-in-card'
import { signInWords } from './sign-in-words'
import { SubmitButton } from '../../kit/form/submit-button'

/** Asks for a link to set a new password; says the same whether the address is known or not. */
export const ForgotPasswordPage = () => {
  const words = useWords(signInWords)
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <SignInCard
      title={words.forgotten}
      description={sentTo ? undefined : words.askAbout}
      footer={<TextLink to={backOfficeRoutes.login}>{words.back}</TextLink>}
    >
      {sentTo ? (
        <Notice tone="success" title={words.sentTitle}>
          {words.sent(sentTo)}
        </Notice>
      ) : (
        <Form
          label={words.forgottenForm}
          guard={false}
          contract={requestPasswordReset}
          defaultValues={{ email: '' }}
          onSubmit={({ email }) => runSignedOut('password-reset-request', { email: email.trim() })}
          onSaved={({ email }) => setSentTo(email.trim())}
        >
          <KeepTyped />
          <Field name="email" type="email" autoComplete="email" autoFocus />
          <SubmitButton>{words.sendLink}</SubmitButton>
        </Form>
      )}
    </SignInCard>
  )
}
