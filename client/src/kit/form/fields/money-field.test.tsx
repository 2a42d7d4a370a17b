import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BackOfficeLocale } from '../../language/bilingual'
import { Form } from '../form'
import { FormActions } from '../form-actions'
import { MoneyField } from './money-field'

const show = (price: number | null) => {
  const submit = jest.fn()
  render(
    <Form defaultValues={{ price }} onSubmit={submit}>
      <MoneyField name="price" label="Price" />
      <FormActions />
    </Form>,
  )
  return submit
}

const box = () => screen.getByRole('textbox', { name: 'Price' })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

test.each([
  ['twelve', 'Enter an amount such as 12.50.'],
  ['1.2.3', 'Enter an amount such as 12.50.'],
  ['1.005', 'Use at most two decimals.'],
])('"%s" is refused and stays in the box', async (typed, words) => {
  const submit = show(null)
  await userEvent.type(box(), typed)
  await save()
  expect(submit).not.toHaveBeenCalled()
  expect(box()).toHaveAccessibleDescription(words)
  expect(box()).toHaveValue(typed)
})

test('an amount has two decimals when the box is left', async () => {
  show(7.5)
  expect(box()).toHaveValue('7.50')
  await userEvent.clear(box())
  await userEvent.type(box(), '12.')
  expect(box()).toHaveValue('12.')
  await userEvent.tab()
  expect(box()).toHaveValue('12.00')
})

test.each([
  ['0.1', 0.1],
  ['19.99', 19.99],
  ['1,000', 1000],
  ['.5', 0.5],
])('"%s" means %d dollars', async (typed, dollars) => {
  const submit = show(null)
  await userEvent.type(box(), typed)
  await save()
  expect(submit.mock.calls[0]![0]).toEqual({ price: dollars })
})

test('a French comma is a point, and what is shown has one', async () => {
  const submit = jest.fn()
  render(
    <BackOfficeLocale value="fr">
      <Form defaultValues={{ price: 7.5 }} onSubmit={submit}>
        <MoneyField name="price" label="Price" />
        <FormActions />
      </Form>
    </BackOfficeLocale>,
  )
  expect(box()).toHaveValue('7,50')
  await userEvent.clear(box())
  await userEvent.type(box(), '12,5')
  await userEvent.tab()
  expect(box()).toHaveValue('12,50')
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(submit.mock.calls[0]![0]).toEqual({ price: 12.5 })
})

test('an emptied box means no amount', async () => {
  const submit = show(5)
  await userEvent.clear(box())
  await save()
  expect(submit.mock.calls[0]![0]).toEqual({ price: null })
})
