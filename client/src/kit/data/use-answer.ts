import type { Input, OperationPath, TablePath } from '@mainstreet/shared/services'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useData } from './data-provider'
import { liveCacheOf } from './live-cache'
import type { ApiError } from './rest'

interface Asked<P extends OperationPath> {
  input: Input<P>
  /** The services whose rows the answer is made of: it is asked for again when one of them changes. */
  madeOf: readonly TablePath[]
}

/** The answer of an operation that only reads, such as a summary, live; undefined until the first one. */
export const useAnswer = <P extends OperationPath>(path: P, { input, madeOf }: Asked<P>) => {
  const { api, client } = useData()
  const queryKey = [path, 'answer', input] as const
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => api.run(path, input),
    placeholderData: keepPreviousData,
  })
  const latest = useRef({ queryKey, madeOf })
  useEffect(() => {
    latest.current = { queryKey, madeOf }
  })
  useEffect(
    () =>
      api.live.onEvent((event) => {
        if (latest.current.madeOf.includes(event.path as TablePath))
          liveCacheOf(client).readAgain(latest.current.queryKey)
      }),
    [api, client],
  )
  return {
    answer: data,
    // Every call of the API rejects with ApiError.
    error: error as ApiError | null,
    refetch: () => void refetch(),
  }
}
