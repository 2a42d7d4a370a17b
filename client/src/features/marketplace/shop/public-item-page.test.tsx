import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { renderSite } from '../../../test/render-site'
import { quote } from '../../checkout/cart/cart.stage'
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

test('who has no shop sends nobody who looks for an item there', async () => {
  const store = { ...buildSite().store, open: false }
  show([], { site: buildSite({ roles: [], marketplaceEnabled: false, store }) })
  expect(await screen.findByRole('link', { name: 'To the home page' })).toHaveAttribute('href', '/')
  expect(screen.queryByRole('link', { name: 'Back to the shop' })).not.toBeInTheDocument()
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
  show([buildItem({ title: 'Mug', variations })], { run: jest.fn(async () => quote) })
  await userEvent.click(await screen.findByRole('radio', { name: /Large/ }))
  expect(screen.getByText('$14.00')).toBeInTheDocument()
  expect(screen.getByText('Only 2 left')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
  expect(JSON.parse(localStorage.getItem('mainstreet-cart-1')!)).toMatchObject([
    { id: 11, name: 'Mug', variation: 'Large', quantity: 1, item: { id: 1 } },
  ])
})

test('the address names the variation in view, and a choice takes its place there', async () => {
  const variations = [buildVariation(), buildVariation({ id: 11, variation: 'Large', price: 14 })]
  const at: string[] = []
  const Watch = () => {
    const { search } = useLocation()
    useEffect(() => void at.push(search), [search])
    return <PublicItemPage />
  }
  renderSite(<Watch />, {
    path: '/marketplace/1?lang=en&variation=11',
    route: '/marketplace/:id',
    rows: [buildItem({ variations })],
  })
  expect(await screen.findByRole('radio', { name: /Large/ })).toBeChecked()
  expect(screen.getByText('$14.00')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('radio', { name: /Regular/ }))
  expect(await screen.findByText('$10.00')).toBeInTheDocument()
  expect(at).toEqual(['?lang=en&variation=11', '?lang=en&variation=10'])
})

test('a variation that is none is the first that can be bought', async () => {
  const variations = [buildVariation({ stock: 0 }), buildVariation({ id: 11, variation: 'Large', price: 14 })]
  show([buildItem({ variations })], { path: '/marketplace/1?variation=999' })
  expect(await screen.findByRole('radio', { name: /Large/ })).toBeChecked()
})

test('one chooses by each option that the item knows, and what is sold out is said', async () => {
  const labels = ['Blue / S', 'Blue / M', 'Red / S']
  const variations = labels.map((variation, index) =>
    buildVariation({ id: 10 + index, variation, stock: variation === 'Blue / M' ? 0 : 4 }),
  )
  const option = (id: number, name: string, values: string) => ({
    id,
    customerId: 1,
    itemId: 1,
    option: name,
    values,
    order: id,
  })
  const options = [
    option(1, 'Colour', 'Blue, Red'),
    option(2, 'Size', 'S, M'),
    option(3, 'Engraving', 'None, Initials'),
  ]
  const { unmount } = show([buildItem({ variations, options })])
  const namesIn = (group: string) =>
    within(screen.getByRole('group', { name: group }))
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent)
  await screen.findByRole('group', { name: 'Colour' })
  expect([namesIn('Colour'), namesIn('Size')]).toEqual([
    ['Blue', 'Red'],
    ['S', 'MSold out'],
  ])
  await userEvent.click(screen.getByRole('radio', { name: 'Red' }))
  expect(namesIn('Size')).toEqual(['S'])
  expect(screen.getByRole('radio', { name: 'S' })).toBeChecked()
  expect(screen.queryByRole('group', { name: 'Engraving' })).toBeNull()
  unmount()
  show([buildItem({ variations })])
  expect(await screen.findByRole('group', { name: 'Choose a variation' })).toBeInTheDocument()
})

test('below the button stands how it is sent, what that costs, where it is fetched, and what is said of returns', async () => {
  const terms = async () =>
    within(await screen.findByRole('list', { name: 'How you get it' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  const { unmount } = show()
  expect(await terms()).toEqual([
    'Flat Rate Shipping - $5.00',
    'Local Delivery - $5.00',
    'Local Pickup1 Main Street, Moncton',
  ])
  expect(screen.queryByText('Returns: 30 days')).not.toBeInTheDocument()
  unmount()
  const site = buildSite()
  const store = {
    ...{ ...site.store, allowDelivery: false, allowLocalPickup: false },
    sending: { ...site.store.sending, shipping: { from: 0, to: 0, freeFrom: null } },
    ...{ returnPolicy: 'Returns: 30 days', lang: { returnPolicy: 'fr' as const } },
  }
  const free = show(undefined, { site: { ...site, store } })
  expect(await terms()).toEqual(['Free Shipping'])
  expect(screen.getByText('Returns: 30 days').closest('p')).toHaveAttribute('lang', 'fr')
  free.unmount()
  const zones = {
    shipping: { from: 8, to: 20, freeFrom: 150 },
    delivery: { from: 4, to: 4, freeFrom: 60 },
  }
  const inZones = show(undefined, { site: { ...site, store: { ...site.store, sending: zones } } })
  expect((await terms()).slice(0, 2)).toEqual([
    'Shipping - from $8.00Free from $150.00',
    'Local Delivery - $4.00Free from $60.00',
  ])
  inZones.unmount()
  show([buildItem({ allowShipping: false })])
  expect(await terms()).toHaveLength(2)
  expect(screen.getByText(/cannot be shipped/)).toBeInTheDocument()
})

test('four items of the same category follow', async () => {
  const others = [2, 3, 4, 5, 6].map((id) => buildItem({ id, categoryId: 7 }))
  show([buildItem({ title: 'Mug', categoryId: 7, category: 'Mugs' }), ...others, buildItem({ id: 9 })], {
    finds: ({ id, categoryId }, { filter }) =>
      categoryId === 7 && id !== 1 && (filter as { first: string }).first === 'available',
  })
  const related = within(await screen.findByRole('region', { name: 'You may also like' }))
  const titles = related.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(titles).toEqual(['Item 2', 'Item 3', 'Item 4', 'Item 5'])
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

test('more about an item is elsewhere: its own address is no link', async () => {
  const own = `https://${buildSite().company.domain}/marketplace/1`
  const { unmount } = show([buildItem({ id: 1, externalUrl: own })])
  expect(await screen.findByText('$10.00')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /^More about this item/ })).not.toBeInTheDocument()
  unmount()
  show([buildItem({ id: 1, externalUrl: 'https://kiln.example/marketplace/1' })])
  expect(await screen.findByRole('link', { name: /^More about this item/ })).toBeInTheDocument()
})
