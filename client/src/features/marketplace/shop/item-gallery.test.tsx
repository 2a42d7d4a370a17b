import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderSite } from '../../../test/render-site'
import { buildItem, buildVariation } from '../../site/site.factory'
import { PublicItemPage } from './public-item-page'

const show = (item: ReturnType<typeof buildItem>, path = '/marketplace/1') =>
  renderSite(<PublicItemPage />, { path, route: '/marketplace/:id', rows: [item] })

const image = (id: number) => ({ id, customerId: 1, itemId: 1, url: `/${id}.jpg`, alt: '', order: id })

test('the page begins with the picture of its variation, and the order of the pictures stays', async () => {
  const variations = [buildVariation(), buildVariation({ id: 11, variation: 'Large', imageId: 3 })]
  const images = [image(1), image(2), image(3)]
  show(buildItem({ title: 'Mug', variations, images }), '/marketplace/1?variation=11')
  const sources = async () =>
    (await screen.findAllByRole('img', { name: 'Mug' })).map((each) => each.getAttribute('src'))
  expect(await sources()).toEqual(['/3.jpg', '/1.jpg', '/2.jpg'])
  await userEvent.click(screen.getByRole('radio', { name: /Regular/ }))
  expect(await screen.findByRole('button', { name: 'Picture 2 of 3', pressed: true })).toBeInTheDocument()
  expect(await sources()).toEqual(['/3.jpg', '/1.jpg', '/2.jpg'])
})

test('a picture is stepped through, and opens large', async () => {
  show(buildItem({ title: 'Mug', images: [image(1), image(2)] }))
  await userEvent.click(await screen.findByRole('button', { name: 'Next picture' }))
  expect(screen.getByRole('button', { name: 'Picture 2 of 2' })).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard('{Tab}')
  screen.getByRole('button', { name: 'Enlarge picture 2 of 2' }).focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.getByRole('button', { name: 'Enlarge picture 1 of 2' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge picture 1 of 2' }))
  const zoom = within(await screen.findByRole('dialog', { name: 'Picture, enlarged' }))
  expect(zoom.getByRole('img', { name: 'Mug' })).toHaveAttribute('src', '/1.jpg')
  await userEvent.keyboard('{ArrowRight}')
  expect(zoom.getByText('Picture 2 of 2')).toBeInTheDocument()
  await userEvent.click(zoom.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog', { name: 'Picture, enlarged' })).not.toBeInTheDocument()
})
