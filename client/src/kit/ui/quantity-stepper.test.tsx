import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { QuantityStepper } from './quantity-stepper'

const Cart = ({ start, max }: { start: number; max?: number }) => {
  const [quantity, setQuantity] = useState(start)
  return <QuantityStepper label="Quantity of Loaf" value={quantity} onChange={setQuantity} max={max} />
}

const box = () => screen.getByRole('textbox', { name: 'Quantity of Loaf' })

test('it never goes below one or above the stock', async () => {
  render(<Cart start={1} max={2} />)
  expect(screen.getByRole('button', { name: 'One less' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'One more' }))
  expect(box()).toHaveValue('2')
  expect(screen.getByRole('button', { name: 'One more' })).toBeDisabled()
})

test('a typed number above the stock becomes the stock', async () => {
  render(<Cart start={1} max={12} />)
  await userEvent.clear(box())
  await userEvent.type(box(), '99')
  await userEvent.tab()
  expect(box()).toHaveValue('12')
})

test('letters and an emptied box leave the quantity as it was', async () => {
  render(<Cart start={3} />)
  await userEvent.clear(box())
  await userEvent.type(box(), 'x')
  await userEvent.tab()
  expect(box()).toHaveValue('3')
})

test('arrow keys change it by one', async () => {
  render(<Cart start={3} />)
  await userEvent.type(box(), '{ArrowUp}{ArrowUp}{ArrowDown}')
  expect(box()).toHaveValue('4')
})
