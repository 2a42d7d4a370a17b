import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi, fakeLive, renderBackOffice } from '../../test/fake-back-office'
import { DashboardCardPage } from './dashboard-card-page'

const open = (overrides: object = {}) => {
  const account = {
    id: 1,
    str_domain: 'harbour.example',
    str_company_name: 'Harbour & Pine',
    str_title: 'Made by hand',
    str_logo_image: '/assets/logo.png',
    ...overrides,
  }
  renderBackOffice({
    routes: [{ path: '/', element: <DashboardCardPage /> }],
    at: '/',
    api: fakeApi(fakeLive().live, { get: async () => account }),
  })
}

test('a business without an address has no card', async () => {
  open({ str_domain: '' })
  expect(await screen.findByText(/nothing a card could lead to/)).toBeInTheDocument()
})

test('the card names the business and its address, leads there and is printed', async () => {
  const print = jest.fn()
  window.print = print
  open()
  const card = await screen.findByRole('article', { name: 'Card of your site' })
  expect(card).toHaveTextContent('Harbour & Pine')
  expect(card).toHaveTextContent('harbour.example')
  expect(screen.getByRole('img', { name: 'QR code that leads to harbour.example' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Print card' }))
  expect(print).toHaveBeenCalled()
})
