import { act, render, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import type { Row } from '@mainstreet/shared/services'
import { fakeApi, fakeLive } from '../../test/fake-back-office'
import { useList, useRow } from './data'
import { useSave } from './data-writes'
import { DataProvider } from './data-provider'
import { FollowLive } from './live/follow-live'
import { ApiError } from './rest'

type Item = Row<'market-items'>
const page = (...titles: string[]) => ({
  total: titles.length,
  limit: 100,
  skip: 0,
  data: titles.map((title, index) => ({ id: index + 1, title, status: 'public' })),
})

const List = ({ query }: { query?: Record<string, unknown> }) => {
  const { rows, total, error } = useList('market-items', query)
  if (error && !rows) return <p>{error.message}</p>
  return <p>{rows ? `${total}: ${rows.map((row) => row.title).join(', ')}` : 'loading'}</p>
}

const renderList = (find: jest.Mock, query?: Record<string, unknown>, live = fakeLive()) => {
  render(
    <DataProvider api={fakeApi(live.live, { find })}>
      <FollowLive />
      <List query={query} />
    </DataProvider>,
  )
  return live
}

test('a refused list says why and is not asked again', async () => {
  const find = jest
    .fn()
    .mockRejectedValue(new ApiError('Forbidden', 'You may not find these.', { code: 403 }))
  renderList(find)
  expect(await screen.findByText('You may not find these.')).toBeInTheDocument()
  expect(find).toHaveBeenCalledTimes(1)
})

test('a changed row is changed in its list without asking the server', async () => {
  const find = jest.fn().mockResolvedValue(page('Soap', 'Mug'))
  const { emit } = renderList(find)
  await screen.findByText('2: Soap, Mug')
  act(() => emit('market-items', 'patched', { id: 2, title: 'Big mug', status: 'public' }))
  expect(await screen.findByText('2: Soap, Big mug')).toBeInTheDocument()
  await act(() => new Promise((done) => setTimeout(done, 250)))
  expect(find).toHaveBeenCalledTimes(1)
})

test('a changed row with translations is read again where rows were read in a language', async () => {
  const find = jest.fn().mockResolvedValueOnce(page('Savon')).mockResolvedValue(page('Gros savon'))
  const { emit } = renderList(find)
  await screen.findByText('1: Savon')
  const changed = { id: 1, status: 'public', title: 'Big soap' }
  act(() => emit('market-items', 'patched', { ...changed, translations: { fr: { title: 'Gros savon' } } }))
  expect(await screen.findByText('1: Gros savon')).toBeInTheDocument()
  act(() => emit('market-items', 'patched', { ...changed, translations: {} }))
  expect(await screen.findByText('1: Big soap')).toBeInTheDocument()
  expect(find).toHaveBeenCalledTimes(2)
})

test('a row that leaves the list by its filter makes the list be read again', async () => {
  const find = jest.fn().mockResolvedValueOnce(page('Soap', 'Mug')).mockResolvedValue(page('Soap'))
  const { emit } = renderList(find, { status: 'public' })
  await screen.findByText('2: Soap, Mug')
  act(() => emit('market-items', 'patched', { id: 2, title: 'Mug', status: 'draft' }))
  expect(await screen.findByText('1: Soap')).toBeInTheDocument()
})

test('new rows make the list be read again, once for many', async () => {
  const find = jest
    .fn()
    .mockResolvedValueOnce(page('Soap'))
    .mockResolvedValue(page('Soap', 'Mug', 'Hat'))
  const { emit } = renderList(find)
  await screen.findByText('1: Soap')
  act(() => {
    emit('market-items', 'created', { id: 2, title: 'Mug' })
    emit('market-items', 'created', { id: 3, title: 'Hat' })
    emit('market-stats', 'created', { id: 3 })
  })
  expect(await screen.findByText('3: Soap, Mug, Hat')).toBeInTheDocument()
  expect(find).toHaveBeenCalledTimes(2)
})

test('a removed row leaves the list at once', async () => {
  const { emit } = renderList(jest.fn().mockResolvedValue(page('Soap', 'Mug')))
  await screen.findByText('2: Soap, Mug')
  act(() => emit('market-items', 'removed', { id: 1 }))
  expect(await screen.findByText('1: Mug')).toBeInTheDocument()
})

test('a changed place in a sorted list is taken at once', async () => {
  const find = jest.fn().mockResolvedValue(page('Ax', 'Bowl', 'Cup'))
  const { emit } = renderList(find, { $sort: { title: 1 } })
  await screen.findByText('3: Ax, Bowl, Cup')
  act(() => emit('market-items', 'patched', { id: 1, title: 'Zither' }))
  expect(await screen.findByText('3: Bowl, Cup, Zither')).toBeInTheDocument()
})

test('what has no place in a sorted list any more goes behind all that have one, by the sort’s next column', async () => {
  const read = page('Ax', 'Bowl', 'Cup')
  const places = ['2026-01-01', '2026-01-02', null]
  const data = read.data.map((row, index) => ({ ...row, waitsSince: places[index] }))
  const find = jest
    .fn()
    .mockResolvedValueOnce({ ...read, data })
    .mockReturnValue(new Promise(() => {}))
  const { emit } = renderList(find, { $sort: { waitsSince: 1, id: -1 } })
  await screen.findByText('3: Ax, Bowl, Cup')
  act(() => emit('market-items', 'patched', { id: 1, waitsSince: null }))
  expect(await screen.findByText('3: Bowl, Cup, Ax')).toBeInTheDocument()
  act(() => emit('market-items', 'patched', { id: 3, waitsSince: '2026-01-01' }))
  expect(await screen.findByText('3: Cup, Bowl, Ax')).toBeInTheDocument()
})

test('everything is read again when events may have been missed', async () => {
  const find = jest.fn().mockResolvedValueOnce(page('Soap')).mockResolvedValue(page('Soap', 'Mug'))
  const { emitMissed } = renderList(find)
  await screen.findByText('1: Soap')
  act(emitMissed)
  expect(await screen.findByText('2: Soap, Mug')).toBeInTheDocument()
})

test('a first read that began before events arrived is followed by another', async () => {
  let answer = (_page: unknown) => {}
  const find = jest.fn().mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  find.mockResolvedValue(page('Soap', 'Mug'))
  const { emitMissed } = renderList(find)
  act(emitMissed)
  act(() => answer(page('Soap')))
  expect(await screen.findByText('2: Soap, Mug')).toBeInTheDocument()
  expect(find).toHaveBeenCalledTimes(2)
})

test('lists are read every five seconds while the socket is down, and not while it is up', async () => {
  jest.useFakeTimers()
  try {
    const find = jest.fn().mockResolvedValue(page('Soap'))
    const { setStatus } = renderList(find)
    await act(() => jest.advanceTimersByTimeAsync(20_000))
    expect(find).toHaveBeenCalledTimes(1)
    act(() => setStatus('down'))
    await act(() => jest.advanceTimersByTimeAsync(10_500))
    expect(find).toHaveBeenCalledTimes(3)
    act(() => setStatus('up'))
    await act(() => jest.advanceTimersByTimeAsync(20_000))
    expect(find).toHaveBeenCalledTimes(3)
  } finally {
    jest.useRealTimers()
  }
})

const saver: { save?: ReturnType<typeof useSave<'market-items'>> } = {}
const Editor = () => {
  const { row } = useRow('market-items', 1)
  const save = useSave('market-items')
  useEffect(() => {
    saver.save = save
  })
  return <p>{row ? (row.featured ? 'featured' : 'plain') : 'loading'}</p>
}

test('an optimistic change shows at once and is rolled back when the server refuses', async () => {
  let answer = (_error: Error) => {}
  const api = fakeApi(fakeLive().live, {
    get: async () => ({ id: 1, featured: false }) as Item,
    patch: () => new Promise((_resolve, reject) => (answer = reject)),
  })
  render(
    <DataProvider api={api}>
      <FollowLive />
      <Editor />
    </DataProvider>,
  )
  await screen.findByText('plain')
  let saving: Promise<unknown> = Promise.resolve()
  act(() => {
    saving = saver.save!.patch(1, { featured: true }, { optimistic: true })
  })
  await screen.findByText('featured')
  act(() => answer(new ApiError('Conflict', 'Somebody was faster.', { code: 409 })))
  await expect(saving).rejects.toThrow('Somebody was faster.')
  await waitFor(() => expect(screen.getByText('plain')).toBeInTheDocument())
})

test('an answer that comes after a later change is followed by another read', async () => {
  const live = fakeLive()
  let answer = (_row: Item) => {}
  const get = jest.fn().mockResolvedValueOnce({ id: 1, featured: true }).mockResolvedValue({ id: 1 })
  const patch = () => new Promise((resolve) => (answer = resolve))
  render(
    <DataProvider api={fakeApi(live.live, { get, patch })}>
      <FollowLive />
      <Editor />
    </DataProvider>,
  )
  await screen.findByText('featured')
  let saving: Promise<unknown> = Promise.resolve()
  await act(async () => {
    saving = saver.save!.patch(1, { featured: true })
  })
  act(() => live.emit('market-items', 'patched', { id: 1, featured: false }))
  await screen.findByText('plain')
  await act(async () => answer({ id: 1, featured: true } as Item))
  await saving
  await waitFor(() => expect(get).toHaveBeenCalledTimes(2))
  expect(await screen.findByText('plain')).toBeInTheDocument()
})
