import {
  isFetching,
  isRunning,
  type ImportStatus,
  type MarketImport,
} from '@mainstreet/shared/contracts/marketplace/imports'
import { useEffect, useState } from 'react'
import { useList, useRow } from '../../../kit/data/data'
import { useRemove, useSave, useUpload } from '../../../kit/data/data-writes'
import { useForget } from '../../../kit/data/use-forget'
import { useCustomerId } from '../../../kit/session/session-context'
import { messageOf } from '../../../kit/ui/error-state'

/** Where there is something to follow: the server is at work, or waits for a word. */
const isUnderway = (row: MarketImport) => isRunning(row) || row.status === 'checked' || isFetching(row)
const latest = { $sort: { id: -1 }, $limit: 1 }

/** The account's import: the one begun here, else one that still runs, wherever it was begun. */
const useCurrent = () => {
  // Null where the last one was put aside.
  const [followed, follow] = useState<number | null>()
  const { rows, isLoading } = useList('market-imports', latest)
  const [newest] = rows ?? []
  // It stays in view when it is over.
  if (followed === undefined && newest && isUnderway(newest)) follow(newest.id)
  const id = followed ?? undefined
  const { row } = useRow('market-imports', id)
  const forget = useForget()
  const isChecking = row?.status === 'checking'
  // Another choice has the file checked again.
  useEffect(() => {
    if (isChecking) forget('market-import-items')
  }, [isChecking, forget])
  return { current: id === undefined ? undefined : row, isLoading, follow }
}

/** An import from choosing the file to its end; the server carries it out, and this only follows it. */
export const useImport = () => {
  const customerId = useCustomerId()
  const { current, isLoading, follow } = useCurrent()
  const { upload, progress } = useUpload('market-import')
  const { patch, busy } = useSave('market-imports')
  const { remove } = useRemove('market-imports')
  const [sending, setSending] = useState('')
  const [error, setError] = useState<string | null>(null)

  const attempt = async (run: () => Promise<unknown>) => {
    setError(null)
    await run().catch((failure: unknown) => setError(messageOf(failure)))
  }

  const choose = (file: File) => {
    setSending(file.name)
    const form = new FormData()
    if (customerId !== null) form.set('customerId', String(customerId))
    form.set('files', file)
    return attempt(async () => follow((await upload(form)).id))
  }

  const become = (status: ImportStatus) => (row: MarketImport) => attempt(() => patch(row.id, { status }))

  return {
    current,
    isLoading,
    /** The file being sent, and how much of it has been sent. */
    sending,
    progress,
    busy,
    error,
    choose,
    start: become('importing'),
    stop: become('stopped'),
    /** What has been imported goes on having its pictures fetched. */
    reset: (row: MarketImport) =>
      attempt(async () => {
        if (row.status !== 'imported') await remove(row.id)
        follow(null)
      }),
  }
}
