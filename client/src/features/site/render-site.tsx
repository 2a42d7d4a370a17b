import type { Site } from '@mainstreet/shared/site'
import type { MarketItem } from '@mainstreet/shared/marketplace'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import type { Api } from '../../kit/api'
import { DataProvider } from '../../kit/data-provider'
import type { LiveEvent } from '../../kit/live-socket'
import { ApiError } from '../../kit/rest'
import { PublicFrame } from './public-frame'
import { buildSite } from './site.factory'

interface World {
  site?: Site
  items?: MarketItem[]
  path?: string
  /** The pattern of the page's address. */
  route?: string
  run?: jest.Mock
}

/** Draws a public page inside its frame, over a server that is only played. */
export const renderSite = (page: ReactNode, world: World = {}) => {
  const { site = buildSite(), path = '/', route = '*' } = world
  let items = world.items ?? []
  const listeners = new Set<(event: LiveEvent) => void>()
  const run = world.run ?? jest.fn()
  const pageOf = (data: unknown[]) => ({ total: data.length, limit: 100, skip: 0, data })
  const api = {
    surface: 'public',
    site: async () => site,
    find: async (service: string) => pageOf(service === 'market-items' ? items : []),
    get: async (_service: string, id: number) => {
      const row = items.find((item) => item.id === id)
      if (!row) throw new ApiError('NotFound', 'There is no such item.', { code: 404 })
      return row
    },
    update: async () => ({}),
    run,
    live: {
      status: () => 'up',
      onStatus: () => () => {},
      onMissed: () => () => {},
      onEvent: (listener: (event: LiveEvent) => void) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
  } as unknown as Api
  const view = render(
    <MemoryRouter initialEntries={[path]}>
      <DataProvider api={api}>
        <Routes>
          <Route path={route} element={<PublicFrame>{page}</PublicFrame>} />
        </Routes>
      </DataProvider>
    </MemoryRouter>,
  )
  /** Plays a live event of an item. */
  const happen = async (event: LiveEvent['event'], item: MarketItem) => {
    items =
      event === 'removed'
        ? items.filter(({ id }) => id !== item.id)
        : [...items.filter(({ id }) => id !== item.id), item]
    await act(async () => listeners.forEach((tell) => tell({ path: 'market-items', event, row: item })))
  }
  return { ...view, run, happen }
}
