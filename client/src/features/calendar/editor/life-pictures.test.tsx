import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi, fakeLive, renderBackOffice } from '../../../test/fake-back-office'
import { LifePictures } from './life-pictures'

const picture = (id: number, caption = '') => ({
  id,
  customerId: 1,
  funeralId: 7,
  image: `/assets/nb/1/${id}-funeral-image.jpg`,
  caption,
  order: id,
  updatedAt: '2026-09-01T12:00:00.000Z',
})

const open = (rows: object[]) => {
  const find = jest.fn(async (_path: string, _query: object) => ({
    data: rows,
    total: rows.length,
    limit: 500,
    skip: 0,
  }))
  const patch = jest.fn(async (_path: string, id: number, data: object) => ({ ...picture(id), ...data }))
  renderBackOffice({
    routes: [{ path: '/', element: <LifePictures funeralId={7} /> }],
    at: '/',
    api: fakeApi(fakeLive().live, { find, patch }),
  })
  return { find, patch }
}

test('a notice without pictures takes the first', async () => {
  const { find } = open([])
  expect(await screen.findByRole('button', { name: 'Add pictures' })).toBeEnabled()
  expect(find).toHaveBeenCalledWith(
    'funeral-images',
    expect.objectContaining({ funeralId: 7 }),
    expect.anything(),
  )
})

test('each has a line, which is saved when it is left', async () => {
  const { patch } = open([picture(1, 'On the wharf'), picture(2)])
  const [first, second] = await screen.findAllByRole('textbox', { name: 'Caption' })
  expect(first).toHaveValue('On the wharf')
  await userEvent.type(second!, 'Coming home')
  await userEvent.tab()
  await waitFor(() => expect(patch).toHaveBeenCalledWith('funeral-images', 2, { caption: 'Coming home' }))
})
