import { maxLimit } from '@mainstreet/shared/paging'
import type { Row, TablePath } from '@mainstreet/shared/services'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { PageAction } from '../../ui/page-actions'
import { toast } from '../../ui/toaster'
import type { Api } from '../api'
import { useApi } from '../data-provider'
import type { Query } from '../rest'

/** All rows of a question, the newest first; each batch goes on below the last, whatever comes in meanwhile. */
const readAll = async <P extends TablePath>(api: Api, path: P, query: Query): Promise<Row<P>[]> => {
  const all: Row<P>[] = []
  for (;;) {
    const last = all.at(-1)
    const below = last && { id: { $lt: last.id } }
    const { data } = await api.find(path, { ...query, ...below, $sort: { id: -1 }, $limit: maxLimit })
    all.push(...data)
    if (data.length < maxLimit) return all
  }
}

interface Saving<P extends TablePath> {
  query: Query
  label: string
  /** What a message says when they could not be read. */
  failed: string
  disabled: boolean
  save: (rows: Row<P>[]) => void
}

/** The action that saves all rows that a list is narrowed to, on this page and others. */
export const useDownloadRows = <P extends TablePath>(path: P, saving: Saving<P>): PageAction => {
  const { query, label, failed, disabled, save } = saving
  const api = useApi()
  const [loading, setLoading] = useState(false)
  const download = async () => {
    setLoading(true)
    try {
      save(await readAll(api, path, query))
    } catch (error) {
      toast.error(failed, error)
    } finally {
      setLoading(false)
    }
  }
  return { label, icon: <Download />, loading, disabled, onSelect: () => void download() }
}
