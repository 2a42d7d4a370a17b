import { useMutation } from '@tanstack/react-query'
import type { Answer, Input, OperationPath, Row, TablePath, Write } from '@mainstreet/shared/services'
import { useCallback, useMemo, useState } from 'react'
import { useData } from './data-provider'
import { liveCacheOf } from './live/live-cache'
import { applyOptimistically } from './optimistic-rows'
import type { ApiError, Query } from './rest'
import type { UploadAnswers } from './upload'

type Verb = 'create' | 'update' | 'patch'
const events = { create: 'created', update: 'updated', patch: 'patched' } as const

type WriteCall<P extends TablePath> = { verb: Verb; id: number; data: Write<P>; optimistic?: boolean }

/** Writes of a service: each rejects with ApiError and changes what is shown; `optimistic` shows a patch at once and rolls it back when refused. */
export const useSave = <P extends TablePath>(path: P) => {
  const { api, client } = useData()
  const cache = liveCacheOf(client)
  const { mutateAsync, isPending } = useMutation<Row<P>, ApiError, WriteCall<P>>({
    mutationFn: async ({ verb, id, data, optimistic }) => {
      const end = cache.write(path, id)
      const rollBack = optimistic ? applyOptimistically(client, { path, id, columns: data }) : undefined
      try {
        const row = await (verb === 'create' ? api.create(path, data) : api[verb](path, id, data))
        end({ path, event: events[verb], row })
        return row
      } catch (error) {
        end()
        rollBack?.()
        throw error
      }
    },
  })
  const calls = useMemo(
    () => ({
      create: (data: Write<P>) => mutateAsync({ verb: 'create', id: 0, data }),
      update: (id: number, data: Write<P>) => mutateAsync({ verb: 'update', id, data }),
      patch: (id: number, data: Write<P>, options?: { optimistic?: boolean }) =>
        mutateAsync({ verb: 'patch', id, data, ...options }),
    }),
    [mutateAsync],
  )
  return { ...calls, busy: isPending }
}

/** Removals of a service: one row, or all that share the one key the service allows. Rejects with ApiError. */
export const useRemove = <P extends TablePath>(path: P) => {
  const { api, client } = useData()
  const cache = liveCacheOf(client)
  const { mutateAsync, isPending } = useMutation<void, ApiError, number | Query>({
    mutationFn: async (which) => {
      const removed =
        typeof which === 'number' ? [await api.remove(path, which)] : await api.removeBy(path, which)
      for (const row of removed) cache.apply({ path, event: 'removed', row })
    },
  })
  const calls = useMemo(
    () => ({ remove: (id: number) => mutateAsync(id), removeBy: (query: Query) => mutateAsync(query) }),
    [mutateAsync],
  )
  return { ...calls, busy: isPending }
}

/** An operation, such as `quote`; rejects with ApiError whose `data` holds the answer's other properties. */
export const useOperation = <P extends OperationPath>(path: P) => {
  const { api } = useData()
  const { mutateAsync, isPending } = useMutation<
    Answer<P>,
    ApiError,
    { input: Input<P>; headers?: Record<string, string> }
  >({ mutationFn: ({ input, headers }) => api.run(path, input, headers) })
  const run = useCallback(
    (input: Input<P>, headers?: Record<string, string>) => mutateAsync({ input, headers }),
    [mutateAsync],
  )
  return { run, busy: isPending }
}

/** Sends forms with files to an address; `progress` goes from 0 to 1, null when nothing is being sent. Rejects with ApiError. */
export const useUpload = <P extends keyof UploadAnswers>(path: P) => {
  const { api } = useData()
  const [progress, setProgress] = useState<number | null>(null)
  const upload = useCallback(
    async (form: FormData) => {
      setProgress(0)
      return api.upload(path, form, { onProgress: setProgress }).finally(() => setProgress(null))
    },
    [api, path],
  )
  return { upload, progress }
}
