import type { Row, TablePath } from '@mainstreet/shared/services'
import type { Site } from '@mainstreet/shared/site'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import type { Api } from '../../kit/api'
import { DataProvider } from '../../kit/data-provider'
import type { LiveEvent } from '../../kit/live-socket'
import { ApiError } from '../../kit/rest'
import { PublicFrame } from '../site/public-frame'
import { buildSite } from '../site/site.factory'

interface World<P extends TablePath> {
  site?: Site
  /** The service the page reads, and its rows. */
  service: P
  rows: Row<P>[]
  path?: string
  /** The pattern of the page's address. */
  route?: string
  /** Every reading fails. */
  broken?: boolean
}

/** Draws a public page that reads one service, inside its frame, over a server that is only played. */
export const renderPublicPage = <P extends TablePath>(page: ReactNode, world: World<P>) => {
  const { site = buildSite(), service, path = '/', route = '*', broken } = world
  let rows = world.rows as unknown as LiveEvent['row'][]
  const listeners = new Set<(event: LiveEvent) => void>()
  const failure = new ApiError('GeneralError', 'The server is out.', { code: 500 })
  const find = async (asked: string) => {
    if (broken) throw failure
    const data = asked === service ? rows : []
    return { total: data.length, limit: 500, skip: 0, data }
  }
  const get = async (_service: string, id: number) => {
    const row = rows.find((each) => each.id === id)
    if (broken) throw failure
    if (!row) throw new ApiError('NotFound', 'There is no such record.', { code: 404 })
    return row
  }
  const live = {
    status: () => 'up',
    onStatus: () => () => {},
    onMissed: () => () => {},
    onEvent: (listener: (event: LiveEvent) => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const api = { surface: 'public', site: async () => site, find, get, live } as unknown as Api
  const view = render(
    <MemoryRouter initialEntries={[path]}>
      <DataProvider api={api}>
        <Routes>
          <Route path={route} element={<PublicFrame>{page}</PublicFrame>} />
        </Routes>
      </DataProvider>
    </MemoryRouter>,
  )
  /** Plays a live event of a row. */
  const happen = async (event: LiveEvent['event'], changed: Row<P>) => {
    const row = changed as unknown as LiveEvent['row']
    const others = rows.filter(({ id }) => id !== row.id)
    rows = event === 'removed' ? others : [...others, row]
    await act(async () => listeners.forEach((tell) => tell({ path: service, event, row })))
  }
  return { ...view, happen }
}
