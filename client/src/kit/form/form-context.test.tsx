import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderBackOffice } from '../../test/fake-back-office'
import { Field } from './fields/field'
import { Form } from './form'
import { FormActions } from './form-actions'

test('a refusal of a field that is no longer drawn is said beside the button', async () => {
  const refuse = () => {
    throw { code: 400, message: 'Refused.', errors: { email: 'This address is taken.' } }
  }
  const element = (
    <Form defaultValues={{ title: 'A', email: '' }} onSubmit={refuse}>
      {({ watch }) => (
        <>
          <Field name="title" label="Name" />
          {watch('title') === 'A' && <Field name="email" label="E-mail" required={false} />}
          <FormActions />
        </>
      )}
    </Form>
  )
  renderBackOffice({ routes: [{ path: '/', element }], at: '/' })
  expect(screen.getByRole('textbox', { name: /E-mail/ })).toBeInTheDocument()
  await userEvent.type(screen.getByRole('textbox', { name: /Name/ }), 'nchovy')
  expect(screen.queryByRole('textbox', { name: /E-mail/ })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Not saved: Refused. email: This address is taken.')).toBeInTheDocument()
})
