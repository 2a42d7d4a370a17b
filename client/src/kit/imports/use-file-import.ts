import { isRunning, type FileImport, type ImportStatus } from '@mainstreet/shared/contracts/file-import'
import type { Row } from '@mainstreet/shared/services'
import { useEffect, useState } from 'react'
import { useList, useRow } from '../data/data'
import { useRemove, useSave, useUpload } from '../data/data-writes'
import type { UploadAnswers } from '../data/upload'
import { useForget } from '../data/use-forget'
import { useCustomerId } from '../session/session-context'
import { messageOf } from '../ui/error-state'

/** The services of a kind of imports: its rows, the form that takes a file, and what is said of each entry. */
export interface ImportServices {
  imports: 'automotive-imports' | 'market-imports'
  form: Exclude<keyof UploadAnswers, 'media-upload'>
  outcomes: 'automotive-import-rows' | 'market-import-items'
}

/** An import of any kind. */
export type ImportRow = Row<ImportServices['imports']>

/** Where there is something to follow: the server is at work, or waits for a word. */
export const isUnderway = (row: FileImport) => isRunning(row) || row.status === 'checked'
const latest = { $sort: { id: -1 }, $limit: 1 }

/** The account's import: the one begun here, else one that still runs, wherever it was begun. */
const useCurrent = ({ imports, outcomes }: ImportServices, isFollowed: (row: ImportRow) => boolean) => {
  // Null where the last one was put aside.
  const [followed, follow] = useState<number | null>()
  const { rows, isLoading } = useList(imports, latest)
  const [newest] = rows ?? []
  // It stays in view when it is over.
  if (followed === undefined && newest && isFollowed(newest)) follow(newest.id)
  const id = followed ?? undefined
  const { row } = useRow(imports, id)
  const forget = useForget()
  const isChecking = row?.status === 'checking'
  // Another choice has the file checked again.
  useEffect(() => {
    if (isChecking) forget(outcomes)
  }, [isChecking, forget, outcomes])
  return { current: id === undefined ? undefined : row, isLoading, follow }
}

/** An import from choosing the file to its end; the server carries it out, and this only follows it. */
export const useFileImport = (
  services: ImportServices,
  isFollowed: (row: ImportRow) => boolean = isUnderway,
) => {
  const { imports, form: path } = services
  const customerId = useCustomerId()
  const { current, isLoading, follow } = useCurrent(services, isFollowed)
  const { upload, progress } = useUpload(path)
  const { patch, busy } = useSave(imports)
  const { remove } = useRemove(imports)
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

  const become = (status: ImportStatus) => (row: FileImport) => attempt(() => patch(row.id, { status }))

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
    reset: (row: FileImport) =>
      attempt(async () => {
        if (row.status !== 'imported') await remove(row.id)
        follow(null)
      }),
  }
}
