import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '../../../../kit/data/rest'
import { renderSite } from '../../../../test/render-site'
import { buildItem, buildVariation } from '../../../site/site.factory'
import { PublicItemPage } from '../public-item-page'

const soldOut = buildItem({ title: 'Mug', variations: [buildVariation({ id: 7, stock: 0 })] })
const show = (item = soldOut, more: object = {}) =>
  renderSite(<PublicItemPage />, {
    rows: [item],
    path: '/marketplace/1',
    route: '/marketplace/:id',
    ...more,
  })
const box = () => screen.findByRole('textbox', { name: 'Email' })
const button = () => screen.getByRole('button', { name: 'Tell me when it is back' })

test('what can be bought has no such form', async () => {
  show(buildItem({ title: 'Mug' }))
  await screen.findByRole('button', { name: /add to cart/i })
  expect(screen.queryByRole('textbox', { name: 'Email' })).not.toBeInTheDocument()
})

test('what is no address is not sent, and says so', async () => {
  const { run } = show()
  await userEvent.type(await box(), 'aline')
  await userEvent.click(button())
  expect(await box()).toHaveAccessibleDescription(/Please give a valid email address\./)
  expect(await box()).toHaveFocus()
  expect(run).not.toHaveBeenCalledWith('tell-when-back', expect.anything(), undefined)
})

test('an address is kept, and that is said in the place of the form', async () => {
  const { run } = show()
  await userEvent.type(await box(), ' aline@buyers.test ')
  await userEvent.click(button())
  expect(await screen.findByText('We will email you once it is back.')).toHaveFocus()
  const asked = { variationId: 7, email: 'aline@buyers.test', language: 'en', reference: '' }
  expect(run).toHaveBeenCalledWith('tell-when-back', asked, undefined)
})

test('what fails is said, and the address stays typed', async () => {
  const { run } = show()
  run.mockRejectedValue(new ApiError('Conflict', 'There is some left.', { code: 409 }))
  await userEvent.type(await box(), 'aline@buyers.test')
  await userEvent.click(button())
  expect(await screen.findByText(/it may be back already/)).toBeInTheDocument()
  expect(await box()).toHaveValue('aline@buyers.test')
})
