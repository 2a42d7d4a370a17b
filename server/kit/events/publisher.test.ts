import type { AnyRecord } from '@mainstreet/shared/contract'
import type { TablePath } from '@mainstreet/shared/services'
import { until } from '../../test/until'
import type { Bus } from './bus'
import type { Envelope, PublishedEvent } from './published-events'
import { createPublisher, type ChangeListener } from './publisher'

const path = 'market-items'
const here = 1
const elsewhere = 2

/** A publisher of a server where somebody looks at one business, and what it does with the messages of others. */
const listening = (rows: readonly AnyRecord[]) => {
  let receive: (envelopes: Envelope[]) => void = () => {}
  const reads: [TablePath, readonly number[]][] = []
  const told: Parameters<ChangeListener>[0][] = []
  const published: PublishedEvent[] = []
  createPublisher({
    bus: { on: (_kind: string, handle: typeof receive) => void (receive = handle) } as Bus,
    observers: [],
    rowsById: async (at, ids) => {
      reads.push([at, ids])
      return rows.filter(({ id }) => ids.includes(id))
    },
    publish: (event) => void published.push(event),
    hasHearers: ({ customerId }) => customerId === here,
    onChange: (change) => void told.push(change),
  })
  return { receive: (...envelopes: Envelope[]) => receive(envelopes), reads, told, published }
}

const changed = (id: number, customerId: number, rest: Partial<Envelope> = {}): Envelope => ({
  path,
  event: 'patched',
  id,
  customerId,
  before: true,
  after: true,
  ...rest,
})
const row = (id: number, status = 'public'): AnyRecord => ({
  id,
  customerId: here,
  status,
  title: `Item ${id}`,
  images: [],
  variations: [],
  options: [],
})

test('what changes where nobody here looks is not read, and caches are told of it', async () => {
  const { receive, reads, told, published } = listening([row(1)])
  receive(changed(2, elsewhere))
  receive(changed(1, here))
  expect(told.map(({ customerId }) => customerId)).toEqual([elsewhere, here])
  await until(() => published.length > 0)
  expect(reads).toEqual([[path, [1]]])
  expect(new Set(published.map(({ customerId }) => customerId))).toEqual(new Set([here]))
})

test('what comes together is read by one statement for each service, and published in its order', async () => {
  const { receive, reads, published } = listening([row(1), row(2), row(3)])
  receive(changed(3, here))
  receive(changed(1, here), changed(2, here, { event: 'removed', after: false }))
  receive(changed(3, here))
  await until(() => published.length > 0)
  expect(reads).toEqual([[path, [3, 1]]])
  const owners = published.filter(({ audiences }) => audiences.includes('owner'))
  expect(owners.map(({ event, row: { id } }) => [event, id])).toEqual([
    ['patched', 3],
    ['patched', 1],
    ['removed', 2],
    ['patched', 3],
  ])
})

test('a row that was public when it changed and is hidden by now is shown to no visitor', async () => {
  const { receive, published } = listening([row(1, 'hidden')])
  receive(changed(1, here, { before: false }))
  receive(changed(1, here, { before: true, after: false }))
  await until(() => published.length > 0)
  const seen = published.filter(({ audiences }) => audiences.includes('site'))
  expect(seen.map(({ event, row: view }) => [event, view])).toEqual([
    ['removed', { id: 1, customerId: here }],
  ])
})
