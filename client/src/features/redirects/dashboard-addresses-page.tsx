import type { Redirect } from '@mainstreet/shared/contracts/site/redirects'
import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { FileUp, Milestone, Plus } from 'lucide-react'
import { useState } from 'react'
import { useList } from '../../kit/data/data'
import { useOperation } from '../../kit/data/data-writes'
import { useUndoableRemoval } from '../../kit/data/lists/use-undoable-removal'
import { useWords } from '../../kit/language/bilingual'
import { useCustomerId } from '../../kit/session/session-context'
import { Button } from '../../kit/ui/button'
import { Card } from '../../kit/ui/card'
import { EmptyState } from '../../kit/ui/empty-state'
import { Page } from '../../kit/ui/page'
import { Table } from '../../kit/ui/table'
import type { Column } from '../../kit/ui/table-columns'
import { toast } from '../../kit/ui/toaster'
import { usePicker } from '../../kit/upload/drop-zone'
import { AddressDialog, type EditedAddress } from './address-dialog'
import { addressWords } from './address-words'
import { MissingPages } from './missing-pages'

const byPath = { $sort: { path: 1 as const }, $limit: 500 }

/** Brings old addresses from a file, and says how many and what of it could not be read. */
const useFile = (onDone: () => void) => {
  const words = useWords(addressWords)
  const customerId = useCustomerId()
  const { run, busy } = useOperation('import-redirects')
  const bring = async ([file]: File[]) => {
    try {
      const { added, changed, bad } = await run({ customerId, file: await file!.text() })
      toast.success(words.brought(added, changed))
      if (bad.length) toast.info(words.bad(bad.slice(0, 20).join(', ')))
      onDone()
    } catch (error) {
      toast.error((error as Error).message)
    }
  }
  const picker = usePicker({
    accept: '.csv,.tsv,.txt,text/csv',
    'aria-label': words.file,
    onFiles: (files) => void bring(files),
  })
  return { picker, busy }
}

const useColumns = (): Column<Redirect>[] => {
  const words = useWords(addressWords)
  return [
    { key: 'path', header: words.path, cell: ({ path }) => path },
    { key: 'target', header: words.target, onCard: 'line', cell: ({ target }) => target },
  ]
}

/** Where the addresses of a former site lead, and which pages visitors looked for in vain. */
export const DashboardAddressesPage = () => {
  const words = useWords(addressWords)
  const { rows, error, refetch } = useList('redirects', byPath)
  const { hidden, removeWithUndo } = useUndoableRemoval('redirects')
  const [edited, setEdited] = useState<EditedAddress | null>(null)
  const { picker, busy } = useFile(refetch)
  const add = (path = '') => setEdited({ path, target: '' })
  return (
    <Page
      title={words.title}
      description={words.about}
      back={{ to: backOfficeRoutes.options, label: words.settings }}
      action={
        <Button variant="primary" icon={<Plus />} onClick={() => add()} aria-haspopup="dialog">
          {words.add}
        </Button>
      }
      secondary={[{ label: words.fromFile, icon: <FileUp />, onSelect: picker.open, loading: busy }]}
    >
      {picker.input}
      <Card flush>
        <Table
          label={words.title}
          columns={useColumns()}
          rows={rows?.filter(({ id }) => !hidden.has(id))}
          rowKey={({ id }) => id}
          rowName={({ path }) => path}
          onRowClick={setEdited}
          rowMenu={(row) => [
            { label: words.editRow, onSelect: () => setEdited(row) },
            'separator',
            {
              label: words.remove,
              onSelect: () => removeWithUndo(row.id, words.removed(row.path)),
              danger: true,
            },
          ]}
          empty={
            <EmptyState title={words.empty} icon={<Milestone />} sample={words.sample}>
              {words.emptyAbout}
            </EmptyState>
          }
          error={error}
          onRetry={refetch}
        />
      </Card>
      <MissingPages onChoose={add} />
      {edited && <AddressDialog edited={edited} onClose={() => setEdited(null)} />}
    </Page>
  )
}
