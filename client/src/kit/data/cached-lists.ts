import type { QueryClient } from '@tanstack/react-query'
import type { Page } from '@mainstreet/shared/paging'
import type { Query } from './rest'
import type { AnyRow } from './row-columns'

/** The cached lists of a service: each with its key, query and, once read, its page. */
export const cachedLists = (client: QueryClient, path: string) =>
  client
    .getQueryCache()
    .findAll({ queryKey: [path, 'list'] })
    .map(({ queryKey, state }) => ({
      key: queryKey,
      // What `listKey` put there, and what `find` answered for it.
      query: queryKey[2] as Query,
      page: state.data as Page<AnyRow> | undefined,
      isFetching: state.fetchStatus === 'fetching',
    }))
