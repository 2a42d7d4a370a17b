import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toApiError } from '../../kit/data/rest'
import { keepLinkedCode } from '../../kit/site/linked-code'
import { click, mug, openCart, payment, quote, serverWith, setEmptyCart, toReview } from './cart/cart.stage'

setEmptyCart()

const less = { ...quote, discountCode: 'SPRING', discount: 200, total: 1495, due: 1495, takesCodes: true }
const refusal = { code: 'code-minimum', minimum: 5000 }

/** A shop of which one code counts. */
const price = jest.fn(async ({ discountCode }: Record<string, unknown>) => {
  if (!discountCode) return { ...quote, takesCodes: true }
  if (discountCode === 'spring') return less
  throw toApiError(
    { message: 'No.', refusal, errors: { discountCode: 'No.' }, refusals: { discountCode: refusal } },
    400,
  )
})

const open = async (pay = payment()) => {
  price.mockClear()
  const { pay: paid } = await openCart([mug()], pay, { run: serverWith(pay, price) })
  return paid
}
const type = async (code: string) => {
  await userEvent.click(await screen.findByText('Discount code', { selector: 'summary' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Discount code' }), code)
  await click('Apply')
}

test('a shop without a code that counts asks for none', async () => {
  await openCart([mug()])
  await click('Checkout')
  await screen.findByText('Subtotal')
  expect(screen.queryByText('Discount code')).not.toBeInTheDocument()
})

test('what is refused says why where it was typed, and the cart is priced without it', async () => {
  await open()
  await click('Checkout')
  await type('AUTUMN')
  expect(await screen.findByText('This code is for orders from $50.00.')).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Discount code' })).toHaveValue('AUTUMN')
  expect(await screen.findByText('$17.25')).toBeInTheDocument()
})

test('what counts is a line of the sums, goes along with the payment, and can be taken off', async () => {
  const pay = await open()
  await click('Checkout')
  await type('spring')
  expect(await screen.findByText('SPRING is applied')).toBeInTheDocument()
  expect(screen.getByText('Discount (SPRING)').nextSibling).toHaveTextContent('-$2.00')
  await click('Remove the code')
  await waitFor(() => expect(screen.queryByText('Discount (SPRING)')).not.toBeInTheDocument())
  await type('spring')
  await screen.findByText('SPRING is applied')
  await click('Back')
  await toReview('Pay $14.95')
  await click('Pay $14.95')
  await waitFor(() => expect(pay).toHaveBeenCalled())
  expect(pay.mock.calls[0]![0]).toMatchObject({ discountCode: 'spring', expectedTotal: 1495 })
})

test('the code of a link counts from the first price on', async () => {
  keepLinkedCode('?code=spring')
  await open()
  await click('Checkout')
  expect(await screen.findByText('SPRING is applied')).toBeInTheDocument()
})

test('a code that its buyer has had is taken off with the reason, and nothing else is lost', async () => {
  const had = { code: 'code-had' }
  const pay = payment()
  const answer = {
    message: 'No.',
    refusal: had,
    errors: { discountCode: 'No.' },
    refusals: { discountCode: had },
  }
  pay.mockRejectedValueOnce(toApiError(answer, 409))
  keepLinkedCode('?code=spring')
  await open(pay)
  await toReview('Pay $14.95')
  await click('Pay $14.95')
  const why = 'This code has been used with this email address already.'
  expect(await screen.findByText(why)).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Ada Comeau')
  expect((await screen.findAllByText('$17.25')).length).toBeGreaterThan(0)
})
