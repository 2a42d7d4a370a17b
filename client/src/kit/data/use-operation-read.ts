import type { Answer, Input, OperationPath, TablePath } from '@mainstreet/shared/services'
import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { useApi } from './data-provider'
import type { ApiError } from './rest'

const debounceMs = 300

/** What an operation answers that changes nothing, read again when what it is made of changes; until then the last answer stays, as `isPrevious`. `null` asks nothing. */
export const useOperationRead = <P extends OperationPath>(
  path: P,
  input: Input<P> | null,
  madeOf: readonly (TablePath | OperationPath)[] = [path],
) => {
  const api = useApi()
  const client = useQueryClient()
  const queryKey = useMemo(() => [path, 'answer', input], [path, input])
  const result = useQuery<Answer<P>, ApiError>({
    queryKey,
    queryFn: input === null ? skipToken : () => api.run(path, input),
    placeholderData: keepPreviousData,
    // Nobody listened while it was not shown.
    refetchOnMount: 'always',
  })
  const latest = useRef({ queryKey, madeOf })
  useEffect(() => {
    latest.current = { queryKey, madeOf }
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const readAgain = () => {
      timer = undefined
      void client.invalidateQueries({ queryKey: latest.current.queryKey })
    }
    const stop = api.live.onEvent((event) => {
      if (latest.current.madeOf.some((each) => each === event.path))
        timer ??= setTimeout(readAgain, debounceMs)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [api, client])
  return {
    answer: result.data,
    isPrevious: result.isPlaceholderData,
    error: result.error,
    refetch: () => void result.refetch(),
  }
}
