import { screen, within } from '@testing-library/react'
import { renderSite } from '../../test/render-site'
import { emptyInformation } from './information'
import { ReviewStep } from './review-step'

const typed = {
  ...emptyInformation,
  name: 'Ada Comeau',
  email: 'ada@example.com',
  address: '12 Wharf Road',
  city: 'Moncton',
  province: 'NB',
  postalcode: 'E1C 1A1',
  country: 'Canada',
}

const draw = async (notes: string) => {
  renderSite(
    <ReviewStep
      quote={undefined}
      stale={false}
      shippingType="shipping"
      shippingMethod=""
      data={{ ...typed, notes }}
      onEdit={() => {}}
    >
      <p>Card</p>
    </ReviewStep>,
  )
  return within(await screen.findByRole('region', { name: 'For' }))
}

test('where an order goes and what its buyer notes are seen once more before it is paid', async () => {
  const buyer = await draw('Leave it on the porch')
  expect(buyer.getByText('Leave it on the porch')).toHaveTextContent('Notes Leave it on the porch')
  expect(buyer.getByText(/Wharf/).textContent).toBe('12 Wharf Road, Moncton, NB E1C\u00a01A1, Canada')
})

test('who notes nothing reads nothing of notes', async () => {
  const buyer = await draw(' ')
  expect(buyer.queryByText('Notes')).not.toBeInTheDocument()
})
