import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createContext, use, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { Api } from './api'
import type { LiveSocket, LiveStatus } from './live/live-socket'
import { ApiError } from './rest'

interface Data {
  api: Api
  client: QueryClient
}

const DataContext = createContext<Data | null>(null)

/** The API and the query client around a component; throws outside of a DataProvider. */
export const useData = (): Data => {
  const data = use(DataContext)
  if (!data) throw new Error('Data is read inside a <DataProvider>.')
  return data
}

/** The API of the surface around a component, for what the hooks do not cover. */
export const useApi = (): Api => useData().api

const isWorthRetrying = (failures: number, error: unknown) =>
  failures < 2 && error instanceof ApiError && (error.code === 0 || error.code >= 500)

/** A query client for one surface and account: what one account has read can never be shown to another. */
export const createQueryClient = (live: LiveSocket): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // While events arrive, what was read stays fresh.
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
  /** A client that has cached reads already, such as those of the server's rendering. */
  queryClient?: QueryClient
}

/** Provides the data of one surface; give it a `key` that changes with the account. */
export const DataProvider = ({ api, children, queryClient }: DataProviderProps) => {
  const [client] = useState(() => queryClient ?? createQueryClient(api.live))
  const data = useMemo(() => ({ api, client }), [api, client])
  return (
    <DataContext value={data}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </DataContext>
  )
}

const getIdle = (): LiveStatus => 'idle'

/** Whether live events arrive. */
export const useLiveStatus = (): LiveStatus => {
  const { live } = useData().api
  return useSyncExternalStore(live.onStatus, live.status, getIdle)
}
