import { acceptInvitation, type InvitationView } from '@mainstreet/shared/contracts/people'
import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { Link, useNavigate } from 'react-router-dom'
import { ApiError } from '../../kit/data/rest'
import { Field } from '../../kit/form/fields/field'
import { Form } from '../../kit/form/form'
import { useBackOfficeLocale, useWords } from '../../kit/language/bilingual'
import { useSession } from '../../kit/session/session-context'
import { NewPasswordFields, type NewPassword } from '../users/new-password-fields'
import { runSignedOut } from '../../kit/data/run-signed-out'
import { SubmitButton } from '../../kit/form/submit-button'
import { invitationWords } from './words'

type Person = NewPassword & { name: string }

/** A login for the address of an invitation, which is accepted with it. */
export const JoinAsNewPerson = ({ invitation, token }: { invitation: InvitationView; token: string }) => {
  const words = useWords(invitationWords)
  const { session } = useSession()
  const navigate = useNavigate()
  const language = useBackOfficeLocale()
  const { email } = invitation
  const accept = async ({ name, newPassword }: Person) => {
    const { customerId } = await runSignedOut('invitation-accept', {
      token,
      name,
      newPassword,
      language,
    }).catch((error: unknown) => {
      throw error instanceof ApiError && error.code === 409 ? new Error(words.taken) : error
    })
    await session.signIn({ username: email, password: newPassword })
    if (customerId !== null) session.chooseAccount(customerId)
    await navigate(customerId === null ? backOfficeRoutes.openBusiness : backOfficeRoutes.dashboard, {
      replace: true,
    })
  }
  return (
    <>
      <Form<Person>
        label={words.form}
        guard={false}
        contract={acceptInvitation}
        defaultValues={{ name: '', newPassword: '', repeated: '' }}
        onSubmit={accept}
      >
        <p>{words.signInWith(email)}</p>
        {/* For programs that remember passwords. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <Field name="name" required autoComplete="name" autoFocus />
        <NewPasswordFields />
        <SubmitButton>{words.accept}</SubmitButton>
      </Form>
      <p>
        <Link to={backOfficeRoutes.login} state={{ from: `${backOfficeRoutes.invitation}#${token}` }}>
          {words.hasLogin}
        </Link>
      </p>
    </>
  )
}
