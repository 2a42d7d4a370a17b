import type { RowEvent } from '@mainstreet/shared/row-change'
import type { Row, TablePath } from '@mainstreet/shared/services'
import type { Site } from '@mainstreet/shared/contracts/site/site'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { PublicFrame } from '../app/public/public-frame'
import { buildSite } from '../features/site/site.factory'
import { DataProvider } from '../kit/data/data-provider'
import { FollowLive } from '../kit/data/live/follow-live'
import { ApiError, type Query } from '../kit/data/rest'
import { fakeApi, fakeLive } from './fake-back-office'

interface World<P extends TablePath> {
  site?: Site
  /** The service that has the rows; all others are empty. */
  service?: P
  rows?: Row<P>[]
  path?: string
  /** The pattern of the page's address. */
  route?: string
  /** Every read of rows fails. */
  broken?: boolean
  /** Which rows a query finds; all by default. */
  finds?: (row: Row<P>, query: Query) => boolean
  run?: jest.Mock
}

/** Renders a public page inside its frame, over a simulated server. */
export const renderSite = <P extends TablePath = 'market-items'>(page: ReactNode, world: World<P> = {}) => {
  const { site = buildSite(), path = '/', route = '*', broken, finds, run = jest.fn() } = world
  const service = world.service ?? 'market-items'
  let rows = world.rows ?? []
  const failure = new ApiError('GeneralError', 'The server is out.', { code: 500 })
  const find = jest.fn(async (asked: string, query: Query = {}) => {
    if (broken) throw failure
    const { $limit = 100, $skip = 0 } = query as { $limit?: number; $skip?: number }
    const found = rows.filter((row) => asked === service && (finds?.(row, query) ?? true))
    return { total: found.length, limit: $limit, skip: $skip, data: found.slice($skip, $skip + $limit) }
  })
  const get = async (_service: string, id: number) => {
    if (broken) throw failure
    const row = rows.find((each) => each.id === id)
    if (!row) throw new ApiError('NotFound', 'There is no such record.', { code: 404 })
    return row
  }
  const { live, emit } = fakeLive()
  const calls = { surface: 'public', site: async () => site, update: async () => ({}) }
  const view = render(
    <MemoryRouter initialEntries={[path]}>
      <DataProvider api={fakeApi(live, { ...calls, find, get, run })}>
        <FollowLive />
        <Routes>
          <Route path={route} element={<PublicFrame>{page}</PublicFrame>} />
        </Routes>
      </DataProvider>
    </MemoryRouter>,
  )
  /** Emits a live event of a row. */
  const happen = async (event: RowEvent, changed: Row<P>) => {
    const others = rows.filter(({ id }) => id !== changed.id)
    rows = event === 'removed' ? others : [...others, changed]
    await act(async () => emit(service, event, changed))
  }
  return { ...view, run, find, happen }
}
