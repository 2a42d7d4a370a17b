import type { MissingPage } from '@mainstreet/shared/contracts/site/redirects'
import { routes } from '@mainstreet/shared/routes'
import { CircleCheck } from 'lucide-react'
import { useList } from '../../kit/data/data'
import { useRemove, useSave } from '../../kit/data/data-writes'
import { useWords } from '../../kit/language/bilingual'
import { useFormats } from '../../kit/language/use-formats'
import { Card } from '../../kit/ui/card'
import { EmptyState } from '../../kit/ui/empty-state'
import { Table } from '../../kit/ui/table'
import type { Column } from '../../kit/ui/table-columns'
import { toast } from '../../kit/ui/toaster'
import { addressWords } from './address-words'

const often = { $sort: { count: -1 as const, id: -1 as const }, $limit: 500 }

const useColumns = (): Column<MissingPage>[] => {
  const words = useWords(addressWords)
  const { day } = useFormats()
  return [
    { key: 'path', header: words.path, cell: ({ path }) => path },
    { key: 'asked', header: words.asked, align: 'end', cell: ({ count }) => words.times(count) },
    { key: 'last', header: words.last, align: 'end', hideBelow: 600, cell: ({ lastAt }) => day(lastAt) },
  ]
}

/** What visitors opened in vain; one press leads each somewhere. */
export const MissingPages = ({ onChoose }: { onChoose: (path: string) => void }) => {
  const words = useWords(addressWords)
  const { rows, error, refetch } = useList('missing-pages', often)
  const { create } = useSave('redirects')
  const { remove } = useRemove('missing-pages')
  const lead = (path: string, target: string) =>
    create({ path, target }).then(
      () => toast.success(words.saved(path)),
      (failure: Error) => toast.error(failure.message),
    )
  return (
    <Card title={words.missing} description={words.missingAbout} flush>
      <Table
        label={words.missing}
        columns={useColumns()}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ path }) => path}
        rowMenu={({ id, path }) => [
          { label: words.toHome, onSelect: () => void lead(path, routes.home) },
          { label: words.toShop, onSelect: () => void lead(path, routes.shop) },
          { label: words.toOther, onSelect: () => onChoose(path) },
          'separator',
          { label: words.forget, onSelect: () => void remove(id) },
        ]}
        empty={<EmptyState title={words.noneMissing} icon={<CircleCheck />} />}
        error={error}
        onRetry={refetch}
      />
    </Card>
  )
}
