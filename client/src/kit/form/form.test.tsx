import { emailOrNone } from '@mainstreet/shared/contracts/account'
import { userContract } from '@mainstreet/shared/contracts/users'
import { operation } from '@mainstreet/shared/operation'
import { labelled, nullable, oneOf } from '@mainstreet/shared/columns'
import { Type } from '@sinclair/typebox'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { renderBackOffice } from '../../test/fake-back-office'
import { ApiError } from '../data/rest'
import { Field } from './fields/field'
import { Form } from './form'
import { formWords } from './form-words'
import { schemaErrors } from './schema-errors'
import { FormActions } from './form-actions'
import { MoneyField } from './fields/money-field'
import { PhoneField } from './fields/phone-field'
import { SelectField } from './fields/select-field'

const itemOperation = operation()({
  path: 'item',
  input: Type.Object({
    title: labelled({ en: 'Name', fr: 'Nom' }, Type.String({ minLength: 3, maxLength: 20 })),
    email: Type.Optional(Type.String({ format: 'email' })),
    price: labelled(
      { en: 'Price', fr: 'Prix' },
      Type.Number({ minimum: 0, maximum: 9999.99, multipleOf: 0.01 }),
    ),
    size: labelled({ en: 'Size', fr: 'Taille' }, nullable(oneOf(['S', 'L']))),
    token: Type.String(),
  }),
  access: ['owner'],
})

type Item = { title: string; email: string; price: number | null; phone: string; size: string | null }

const blank: Item = { title: '', email: '', price: null, phone: '', size: null }

const show = (onSubmit: (item: Item) => unknown, item = blank) => {
  const onSaved = jest.fn()
  const page = (
    <>
      <Form<Item>
        label="Item"
        contract={itemOperation}
        defaultValues={item}
        onSubmit={onSubmit}
        onSaved={onSaved}
      >
        <Field name="title" help="Shown in the shop." />
        <Field name="email" label="E-mail" required={false} />
        <MoneyField name="price" />
        <PhoneField name="phone" label="Phone" />
        <SelectField name="size" placeholder="Any" />
        <FormActions />
      </Form>
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  )
  const router = createMemoryRouter([
    { path: '/', element: page },
    { path: '/elsewhere', element: <p>Another page</p> },
  ])
  render(<RouterProvider router={router} />)
  return onSaved
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
const box = (name: RegExp) => screen.getByRole('textbox', { name })

test('nothing is sent while fields are wrong; each says so and the first has the focus', async () => {
  const submit = jest.fn()
  show(submit)
  await userEvent.type(box(/E-mail/), 'harbour')
  await save()
  expect(submit).not.toHaveBeenCalled()
  expect(box(/Name/)).toHaveFocus()
  expect(box(/Name/)).toBeInvalid()
  expect(box(/Name/)).toHaveAccessibleDescription('Name is required. Shown in the shop.')
  expect(box(/E-mail/)).toHaveAccessibleDescription('Enter an email address such as name@example.com.')
  expect(box(/Price/)).toHaveAccessibleDescription('Price is required.')
})

test('what may be empty says in the same words what else it must be', () => {
  const schema = Type.Object({ term: nullable(Type.Integer()), mail: emailOrNone })
  const wrong = schemaErrors(schema, { term: 1.5, mail: 'nope' }, formWords.en)
  expect(wrong).toEqual({ term: formWords.en.wholeNumber, mail: formWords.en.email })
  expect(schemaErrors(schema, { term: null, mail: '' }, formWords.en)).toEqual({})
})

test('a number that is too low or too high says which', async () => {
  show(jest.fn())
  await userEvent.type(box(/Price/), '-5{Tab}')
  expect(await screen.findByText('Must be 0 or more.')).toBeVisible()
  await userEvent.clear(box(/Price/))
  await userEvent.type(box(/Price/), '12000{Tab}')
  expect(await screen.findByText('Must be 9,999.99 or less.')).toBeVisible()
})

const refusals = [
  ['an object by field', { errors: { title: 'This name is taken.' } }],
  ['a list by field', { errors: [{ field: 'title', message: 'this name is taken' }] }],
  ['a list by path', { data: [{ instancePath: '/title', message: 'this name is taken' }] }],
] as const

test.each(refusals)(
  'a refusal as %s stands beside its field and what was typed stays',
  async (_shape, refusal) => {
    const saved = show(() => {
      throw { code: 400, message: 'The item was refused.', ...refusal }
    })
    await userEvent.type(box(/Name/), 'Lobster')
    await userEvent.type(box(/Price/), '12.5')
    await save()
    expect(await screen.findByText('Not saved: The item was refused.')).toBeInTheDocument()
    expect(box(/Name/)).toHaveAccessibleDescription('This name is taken. Shown in the shop.')
    expect(box(/Name/)).toHaveFocus()
    expect(box(/Name/)).toHaveValue('Lobster')
    expect(box(/Price/)).toHaveValue('12.50')
    expect(saved).not.toHaveBeenCalled()
  },
)

test('a refusal that a field says in the same words is said once', async () => {
  show(
    () => {
      throw { code: 409, message: 'There is already a mug.', errors: { title: 'There is already a mug.' } }
    },
    { ...blank, title: 'Mug', price: 1 },
  )
  await save()
  expect(await screen.findAllByText(/There is already a mug/)).toHaveLength(1)
  expect(box(/Name/)).toHaveFocus()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('a refusal of a field that is not drawn is said beside the button', async () => {
  show(
    () => {
      throw { code: 400, message: 'The item was refused.', errors: { sku: 'This SKU is taken.' } }
    },
    { ...blank, title: 'Lobster', price: 1 },
  )
  await save()
  expect(
    await screen.findByText('Not saved: The item was refused. sku: This SKU is taken.'),
  ).toBeInTheDocument()
})

test('values are sent as they are meant and the form then counts as saved', async () => {
  const submit = jest.fn()
  const saved = show(submit)
  await userEvent.type(box(/Name/), 'Lobster')
  await userEvent.type(box(/Price/), '$1,234.5')
  await userEvent.type(box(/Phone/), '5065551234')
  expect(screen.getByRole('status')).toHaveTextContent('Unsaved changes')
  await save()
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Item saved'))
  expect(submit.mock.calls[0]![0]).toEqual({
    title: 'Lobster',
    email: '',
    price: 1234.5,
    phone: '(506) 555-1234',
    size: null,
  })
  expect(saved).toHaveBeenCalledTimes(1)
})

test('label, length and list of a field are those of its column', async () => {
  const submit = jest.fn()
  show(submit, { ...blank, title: 'Lobster', price: 0.07 })
  expect(box(/Name/)).toBeRequired()
  expect(box(/Name/)).toHaveAttribute('maxlength', '20')
  const size = screen.getByRole('combobox', { name: 'Size' })
  expect(within(size).getAllByRole('option')).toHaveLength(3)
  await userEvent.selectOptions(size, 'L')
  await save()
  expect(submit.mock.calls[0]![0]).toMatchObject({ size: 'L', price: 0.07 })
})

test('a column that is not the user’s to write has no field', async () => {
  renderBackOffice({
    routes: [
      {
        path: '/',
        element: (
          <Form
            contract={userContract}
            defaultValues={{ name: 'Ann', email: 'ann@shop.test' }}
            onSubmit={() => {}}
          >
            <Field name="name" />
            <Field name="email" label="E-mail" />
          </Form>
        ),
      },
    ],
    at: '/',
  })
  expect(box(/Name/)).toHaveValue('Ann')
  expect(screen.queryByRole('textbox', { name: 'E-mail' })).toBeNull()
})

test('leaving with unsaved changes asks first; staying keeps them', async () => {
  show(() => {})
  await userEvent.type(box(/Name/), 'Lob')
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
  expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }))
  expect(box(/Name/)).toHaveValue('Lob')
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
  expect(await screen.findByText('Another page')).toBeInTheDocument()
})

test('an unchanged form is left without a question', async () => {
  show(() => {})
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
  expect(await screen.findByText('Another page')).toBeInTheDocument()
})

test('a refused save is said once, beside the button, and stays until the next try', async () => {
  const submit = jest.fn().mockRejectedValueOnce(new Error('The shop is closed.'))
  show(submit, { ...blank, title: 'Blue Mug', price: 3 })
  await save()
  const foot = screen.getByRole('status')
  await waitFor(() => expect(foot).toHaveTextContent('Not saved: The shop is closed.'))
  await save()
  await waitFor(() => expect(foot).toHaveTextContent('Item saved'))
})

test('a save without an answer is not called refused, and says once what to check', async () => {
  const check = 'The connection broke. Please check whether it was saved.'
  show(jest.fn().mockRejectedValueOnce(new ApiError('Unanswered', check)), {
    ...blank,
    title: 'Blue Mug',
    price: 3,
  })
  await save()
  expect(await screen.findByText(check)).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent(check)
  expect(screen.queryByText(/Not saved/)).toBeNull()
})

test('fields that are wrong are named beside the button', async () => {
  show(jest.fn())
  await save()
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Please check the marked fields.'))
})
