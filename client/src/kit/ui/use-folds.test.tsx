import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { useAddressParams } from '../use-address-params'
import { useFolds } from './use-folds'

const Sections = ({ first }: { first?: string[] }) => {
  const { isOpen, toggle } = useFolds(useAddressParams(), first)
  return (
    <>
      {['hours', 'company'].map((id) => (
        <button key={id} aria-expanded={isOpen(id)} onClick={() => toggle(id)}>
          {id}
        </button>
      ))}
      <output>{useLocation().search}</output>
    </>
  )
}

const open = (first?: string[], at = '/') =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <Sections first={first} />
    </MemoryRouter>,
  )
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const isOpen = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-expanded')

test('the first one stays closed once it was closed, and the address says only what is open', async () => {
  open(['hours'])
  expect([isOpen('hours'), isOpen('company')]).toEqual(['true', 'false'])
  await press('hours')
  expect([isOpen('hours'), isOpen('company')]).toEqual(['false', 'false'])
  await press('company')
  expect([isOpen('hours'), isOpen('company')]).toEqual(['false', 'true'])
  expect(screen.getByRole('status')).toHaveTextContent('?open=company')
})

test('without first ones nothing open is nothing in the address; an anchor opens its section', async () => {
  open(undefined, '/#company')
  expect(isOpen('company')).toBe('true')
  await press('company')
  expect(isOpen('company')).toBe('false')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
