import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderSite } from '../../test/render-site'
import { buildSite } from '../site/site.factory'
import { buildCar } from './car.factory'
import { CarStrip } from './car-strip'

const site = buildSite({ roles: [{ Rolename: 'Automotive' }] })
const lot = [
  buildCar({ id: 1, make: 'Mazda', body: 'SUV' }),
  buildCar({ id: 2, make: 'Ford', body: 'Pickup' }),
]

test('a lot without a car asks nothing', async () => {
  renderSite(<CarStrip />, { service: 'automotive', rows: [], site })
  await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument())
})

test('the answers narrow the list that the button leads to', async () => {
  renderSite(<CarStrip />, { service: 'automotive', rows: lot, site })
  const make = await screen.findByRole('combobox', { name: 'Make' })
  await screen.findByRole('option', { name: 'Ford' })
  await userEvent.selectOptions(make, 'Mazda')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Price to' }), '$15,000')
  expect(await screen.findByRole('link', { name: /vehicle/ })).toHaveAttribute(
    'href',
    '/automotive?make=Mazda&most=15000',
  )
})
