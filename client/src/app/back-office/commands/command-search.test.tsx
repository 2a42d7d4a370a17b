import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { ApiError } from '../../../kit/data/rest'
import { BackOfficeLocale } from '../../../kit/language/bilingual'
import { fakeApi, fakeLive, renderBackOffice } from '../../../test/fake-back-office'
import { CommandSearch } from './command-search'

const mug = { id: 7, title: 'Blue Mug', status: 'draft', images: [] }
const order = { id: 3, orderNumber: 1008, name: 'Aline Robichaud', email: 'aline@people.test', total: 4200 }
const list = (data: object[]) => ({ data, total: data.length, limit: 6, skip: 0 })

const find = jest.fn()
beforeEach(() => {
  find.mockReset()
  find.mockImplementation(async (path: string, { search }: { search: string }) => {
    if (path === 'market-items') return list(search === 'mug' ? [mug] : [])
    return list(['1008', 'aline'].includes(search) ? [order] : [])
  })
})

const Search = ({ onClose }: { onClose: () => void }) => {
  const [text, setText] = useState('')
  return <CommandSearch text={text} onText={setText} onClose={onClose} />
}

const show = (locale: 'en' | 'fr' = 'en') => {
  const close = jest.fn()
  const panel = (
    <BackOfficeLocale value={locale}>
      <Search onClose={close} />
    </BackOfficeLocale>
  )
  const routes = [
    { path: '/inside', element: panel },
    { path: '*', element: <p>elsewhere</p> },
  ]
  const { router } = renderBackOffice({ routes, at: '/inside', api: fakeApi(fakeLive().live, { find }) })
  return { user: userEvent.setup(), close, path: () => router.state.location.pathname }
}

test('an item and an order are found and opened by Enter', async () => {
  const { user, path } = show()
  await user.keyboard('mug')
  expect(await screen.findByRole('option', { name: /Blue Mug.*Draft/ })).toBeInTheDocument()
  await user.keyboard('{Enter}')
  expect(path()).toBe('/dashboard/marketplace/7')
})

test('an order is found by its number', async () => {
  const { user, path } = show()
  await user.keyboard('1008')
  const found = await screen.findByRole('option', { name: /#1008 Aline Robichaud.*\$42\.00/ })
  await user.click(found)
  expect(path()).toBe('/dashboard/orders/3')
})

test('the server is asked once the typing rests, and not for a single letter', async () => {
  const { user } = show()
  await user.keyboard('m')
  // At once: on a slow machine the typing would rest between two keys.
  await user.paste('ug')
  await screen.findByRole('option', { name: /Blue Mug/ })
  const asked = find.mock.calls.filter(([path]) => path === 'market-items')
  expect(asked.map(([, { search }]) => search)).toEqual(['mug'])
})

test('pages are found in both languages and stand before everything else', async () => {
  const { user, path } = show('fr')
  expect(await screen.findByRole('option', { selected: true })).toHaveTextContent('Tableau de bord')
  await user.keyboard('orders')
  await waitFor(() => expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Commandes'))
  await user.keyboard('{Enter}')
  expect(path()).toBe('/dashboard/orders')
})

test('that nothing is found is said, and that the search failed too', async () => {
  const { user } = show()
  await user.keyboard('xyzzy')
  expect(await screen.findByRole('status')).toHaveTextContent(/Searching|Nothing/)
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing was found for “xyzzy”.'))
  find.mockRejectedValue(new ApiError('BadRequest', 'no', { code: 400 }))
  await user.keyboard('zz')
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('Products and orders could not be searched.'),
  )
})

test('what one wants to do is found by other words for it, and opened where it is done', async () => {
  const { user, path } = show()
  await user.keyboard('vacation')
  await user.click(await screen.findByRole('option', { name: /^Take time off/ }))
  expect(path()).toBe('/dashboard/details')
})

test('letters that are typed before anything can be found are kept', async () => {
  const { user } = show()
  await user.keyboard('hannah')
  expect(screen.getByRole('combobox')).toHaveValue('hannah')
})
