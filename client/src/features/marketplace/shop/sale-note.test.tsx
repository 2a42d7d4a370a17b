import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { screen } from '@testing-library/react'
import { renderSite } from '../../../test/render-site'
import { buildItem } from '../../site/site.factory'
import { PublicItemPage } from './public-item-page'

const show = (rows: MarketItem[], { path = '/marketplace/1' } = {}) =>
  renderSite(<PublicItemPage />, { rows, path, route: '/marketplace/:id' })

describe('a running sale', () => {
  const sale = { onSale: true, discountType: 'percent' as const, discountValue: '12.5' }
  const year = new Date().getFullYear()

  test('says how much is saved and until when, with a year that is not this one', async () => {
    const { unmount } = show([buildItem({ ...sale, saleEnd: `${year + 1}-12-31` })])
    expect(await screen.findByText('Save 12.5%')).toBeInTheDocument()
    expect(screen.getByText(`Sale ends December 31, ${year + 1}`)).toBeInTheDocument()
    unmount()
    show([buildItem({ ...sale, saleEnd: `${year}-12-31` })])
    expect(await screen.findByText(/^(Sale ends|Ending soon:) December 31$/)).toBeInTheDocument()
  })

  test('says so when it ends within three days', async () => {
    const inTwoDays = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
    show([buildItem({ ...sale, saleEnd: inTwoDays })])
    expect(await screen.findByText(/^Ending soon: /)).toBeInTheDocument()
  })

  test('says it in French, and in dollars where dollars are taken off', async () => {
    const path = '/marketplace/1?lang=fr'
    const { unmount } = show([buildItem({ ...sale, saleEnd: `${year + 2}-01-01` })], { path })
    expect(await screen.findByText(/Économisez 12,5.%/)).toBeInTheDocument()
    expect(screen.getByText(`Le solde prend fin le 1er janvier ${year + 2}`)).toBeInTheDocument()
    unmount()
    show([buildItem({ ...sale, discountType: 'value', discountValue: '3' })], { path })
    expect(await screen.findByText(/Économisez 3,00.\$/)).toBeInTheDocument()
  })
})
