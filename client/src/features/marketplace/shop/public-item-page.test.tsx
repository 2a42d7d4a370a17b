import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderSite } from '../../../test/render-site'
import { buildItem, buildSite, buildVariation } from '../../site/site.factory'
import { PublicItemPage } from './public-item-page'

const show = (
  rows = [buildItem({ title: 'Mug' })],
  options: Partial<Parameters<typeof renderSite<'market-items'>>[1]> = {},
) => renderSite(<PublicItemPage />, { path: '/marketplace/1', route: '/marketplace/:id', rows, ...options })

beforeEach(() => localStorage.clear())

test('an unknown item is a friendly page with a way back', async () => {
  show([])
  expect(await screen.findByRole('heading', { name: 'This item is no longer available' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute('href', '/marketplace')
})

test('a sold-out variation cannot be bought', async () => {
  show([buildItem({ variations: [buildVariation({ stock: 0 })] })])
  expect(await screen.findByRole('button', { name: 'Sold out' })).toBeDisabled()
})

test('an item without tracked stock is never sold out', async () => {
  show([buildItem({ trackStock: false, variations: [buildVariation({ stock: 0 })] })])
  expect(await screen.findByRole('button', { name: 'Add to cart' })).toBeEnabled()
})

test('a shop that does not sell offers a call', async () => {
  const site = buildSite()
  show(undefined, { site: { ...site, store: { ...site.store, open: false } } })
  expect(await screen.findByRole('link', { name: /Call us to order/ })).toHaveAttribute(
    'href',
    'tel:+15065550100',
  )
  expect(screen.queryByRole('button', { name: 'Add to cart' })).not.toBeInTheDocument()
})

test('a running sale shows both prices, a special its text', async () => {
  const sale = { onSale: true, discountType: 'percent' as const, discountValue: '25' }
  const { unmount } = show([buildItem(sale)])
  expect(await screen.findByText('$7.50')).toBeInTheDocument()
  expect(screen.getByText('$10.00').tagName).toBe('S')
  unmount()
  show([buildItem({ onSale: true, discountType: 'special', discountValue: 'Two for one' })])
  expect(await screen.findByText('Two for one')).toBeInTheDocument()
  expect(screen.getByText('$10.00')).toBeInTheDocument()
})

test('a sale that is over shows the regular price', async () => {
  show([buildItem({ onSale: true, saleEnd: '2020-01-01', discountValue: '25' })])
  expect(await screen.findByText('$10.00')).toBeInTheDocument()
  expect(screen.queryByText('$7.50')).not.toBeInTheDocument()
})

test('the price follows the variation, and what is added is the variation', async () => {
  const variations = [buildVariation(), buildVariation({ id: 11, variation: 'Large', price: 14, stock: 2 })]
  show([buildItem({ title: 'Mug', variations })])
  await userEvent.click(await screen.findByRole('radio', { name: /Large/ }))
  expect(screen.getByText('$14.00')).toBeInTheDocument()
  expect(screen.getByText('Only 2 left')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
  expect(JSON.parse(localStorage.getItem('mainstreet-cart-1')!)).toMatchObject([
    { id: 11, name: 'Mug', variation: 'Large', price: 14, quantity: 1, item: { id: 1 } },
  ])
})

const calculator = { name: 'Payment calculator' }

test('payments are estimated only where the item asks for it, and of what the chosen kind costs now', async () => {
  const { unmount } = show()
  await screen.findByText('$10.00')
  expect(screen.queryByRole('region', calculator)).not.toBeInTheDocument()
  unmount()
  const variations = [
    buildVariation({ price: 1_200 }),
    buildVariation({ id: 11, variation: 'Large', price: 2_400 }),
  ]
  const sale = { onSale: true, discountValue: '50' }
  show([buildItem({ showPaymentCalculator: true, variations, ...sale })], {
    site: buildSite({ calculator: { show: false, showPrice: true, rate: 0, term: 12 } }),
  })
  const estimate = within(await screen.findByRole('region', calculator))
  expect(estimate.getByText('$50.00')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('radio', { name: /Large/ }))
  expect(estimate.getByText('$100.00')).toBeInTheDocument()
})

test('there is nothing to estimate of what costs nothing', async () => {
  show([buildItem({ showPaymentCalculator: true, variations: [buildVariation({ price: 0 })] })])
  await screen.findByText('$0.00')
  expect(screen.queryByRole('region', calculator)).not.toBeInTheDocument()
})

test('a change of price and stock arrives live, a removal calmly', async () => {
  const item = buildItem({ title: 'Mug' })
  const { happen } = show([item])
  await screen.findByText('$10.00')
  await happen('patched', { ...item, variations: [buildVariation({ price: 12, stock: 0 })] })
  expect(await screen.findByText('$12.00')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Sold out' })).toBeDisabled()
  await happen('removed', item)
  expect(await screen.findByRole('heading', { name: 'This item is no longer available' })).toBeInTheDocument()
})
