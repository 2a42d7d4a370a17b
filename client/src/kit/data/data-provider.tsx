import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createContext, use, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { Api } from './api'
import type { LiveSocket, LiveStatus } from './live-socket'
import { ApiError } from './rest'

interface Data {
  api: Api
  client: QueryClient
}

const DataContext = createContext<Data | null>(null)

/** The api and the memory of what was read around a part; throws outside of a DataProvider. */
export const useData = (): Data => {
  const data = use(DataContext)
  if (!data) throw new Error('Data is read inside a <DataProvider>.')
  return data
}

/** The calls of the surface around a part, for what the hooks do not cover. */
export const useApi = (): Api => useData().api

const isWorthRetrying = (failures: number, error: unknown) =>
  failures < 2 && error instanceof ApiError && (error.code === 0 || error.code >= 500)

/** A query client of its own for one surface and account: what one account read can never be shown to another. */
export const createQueryClient = (live: LiveSocket): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // While events arrive, what was read stays true.
        staleTime: () => (live.status() === 'up' ? Infinity : 5_000),
        retry: isWorthRetrying,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })

type DataProviderProps = {
  api: Api
  children: ReactNode
  /** Given where something was read ahead. */
  queryClient?: QueryClient
}

/** Lends the parts inside the data of one surface; give it a `key` that changes with the account. */
export const DataProvider = ({ api, children, queryClient }: DataProviderProps) => {
  const [client] = useState(() => queryClient ?? createQueryClient(api.live))
  const data = useMemo(() => ({ api, client }), [api, client])
  return (
    <DataContext value={data}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </DataContext>
  )
}

const idle = (): LiveStatus => 'idle'

/** Whether live events arrive. */
export const useLiveStatus = (): LiveStatus => {
  const { live } = useData().api
  return useSyncExternalStore(live.onStatus, live.status, idle)
}
