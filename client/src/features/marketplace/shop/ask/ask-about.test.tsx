import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { renderSite } from '../../../../test/render-site'
import { buildItem, buildVariation } from '../../../site/site.factory'
import { PublicItemPage } from '../public-item-page'

const show = (rows: MarketItem[]) =>
  renderSite(<PublicItemPage />, { rows, path: '/marketplace/1', route: '/marketplace/:id' })

test('a question goes to the business and names the item', async () => {
  const { run } = show([buildItem({ title: 'Mug' })])
  await userEvent.click(await screen.findByRole('button', { name: 'Ask about this item' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Ask about this item' }))
  await userEvent.click(sheet.getByRole('button', { name: 'Send message' }))
  expect(sheet.getByRole('textbox', { name: /First name/ })).toHaveFocus()
  await userEvent.type(sheet.getByRole('textbox', { name: /First name/ }), 'Aline')
  await userEvent.type(sheet.getByRole('textbox', { name: /Email/ }), 'aline@buyers.test')
  await userEvent.type(sheet.getByRole('textbox', { name: /Message/ }), 'Is it heavy?')
  await userEvent.click(sheet.getByRole('button', { name: 'Send message' }))
  expect(await sheet.findByText('Your message has been sent. Thank you!')).toBeInTheDocument()
  expect(run).toHaveBeenCalledWith(
    'contact',
    expect.objectContaining({ subject: 'About: Mug', message: 'Is it heavy?' }),
    undefined,
  )
})

test('choices are seen beside their names where each has a picture of its own; a name alone is no colour', async () => {
  const options = [{ id: 1, customerId: 1, itemId: 1, option: 'Glaze', values: 'Sea blue, Moss', order: 0 }]
  const swatches = async (...imageIds: (number | null)[]) => {
    const [first = null, second = null] = imageIds
    const variations = [
      buildVariation({ variation: 'Sea blue', imageId: first }),
      buildVariation({ id: 11, variation: 'Moss', imageId: second }),
    ]
    const images = [2, 3].map((id) => ({
      id,
      customerId: 1,
      itemId: 1,
      url: `/${id}.jpg`,
      alt: '',
      order: id,
    }))
    const { container, unmount } = show([buildItem({ variations, options, images })])
    await screen.findByRole('radio', { name: 'Moss' })
    const found = container.querySelectorAll('.swatch').length
    unmount()
    return found
  }
  expect(await swatches(2, 3)).toBe(2)
  expect(await swatches(2, 2)).toBe(0)
  expect(await swatches(null, 3)).toBe(0)
})
