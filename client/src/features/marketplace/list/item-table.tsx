import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { Package } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import { today } from '@mainstreet/shared/rules/money/price'
import { useWords, useBackOfficeLocale } from '../../../kit/language/bilingual'
import { useRemove } from '../../../kit/data/data-writes'
import { Button } from '../../../kit/ui/button'
import { Card } from '../../../kit/ui/card'
import { ConfirmDialog } from '../../../kit/ui/confirm-dialog'
import { EmptyState } from '../../../kit/ui/empty-state'
import { Table } from '../../../kit/ui/table'
import type { RowChoice } from '../../../kit/ui/table-columns'
import { ShareDialog } from '../../share/share-dialog'
import { useItemEditor, type ItemEditorWay } from '../editor/use-item-editor'
import { listWords } from './words'
import type { ItemList } from './use-item-list'
import { useItemMarks } from './use-item-marks'
import { useItemMenu } from './use-item-menu'
import { useSavedItem } from './use-saved-item'
import { useFormats, useTimeZone } from '../../../kit/language/use-formats'
import { useNow } from '../../../kit/site/hours/use-now'
import { itemColumns } from './item-columns'

/** The columns, other ones only when a day ends and a sale with it: rows render again when their columns change. */
const useItemColumns = (mark: ReturnType<typeof useItemMarks>, editor: ItemEditorWay) => {
  const timezone = useTimeZone()
  const now = useNow() ?? new Date()
  const day = today(now, timezone)
  const words = useWords(listWords)
  const locale = useBackOfficeLocale()
  const { number } = useFormats()
  return useMemo(
    () => itemColumns({ mark, editor, words, number, reading: { now: new Date(), timezone, locale } }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the day decides
    [mark, editor, timezone, day, words, locale, number],
  )
}

const NoItems = ({ list: { isNarrowed, show }, create }: Pick<ItemTableProps, 'list' | 'create'>) => {
  const words = useWords(listWords)
  const showAll = () => show({ category: '', q: '', need: '' })
  if (isNarrowed)
    return <EmptyState title={words.noMatch} action={<Button onClick={showAll}>{words.showAll}</Button>} />
  return (
    <EmptyState title={words.empty} icon={<Package />} action={create} sample={words.sample}>
      {words.emptyText}
    </EmptyState>
  )
}

const DeleteDialog = ({ item, onClose }: { item: MarketItem | null; onClose: () => void }) => {
  const words = useWords(listWords)
  const { remove } = useRemove('market-items')
  return (
    <ConfirmDialog
      open={item !== null}
      onClose={onClose}
      onConfirm={() => (item ? remove(item.id) : undefined)}
      title={words.deleteTitle}
      confirm={words.delete}
      danger
    >
      {words.deleteText(item?.title ?? '')}
    </ConfirmDialog>
  )
}

type ItemTableProps = {
  list: ItemList
  choice: RowChoice<MarketItem> | undefined
  /** The way to a first item. */
  create: ReactNode
}

const keyOf = ({ id }: MarketItem) => id
const nameOf = ({ title }: MarketItem) => title

/** The rows of the list of items with their marks and menu. */
export const ItemTable = ({ list, choice, create }: ItemTableProps) => {
  const [leaving, setLeaving] = useState<MarketItem | null>(null)
  const [shared, setShared] = useState<MarketItem | null>(null)
  const mark = useItemMarks()
  const editor = useItemEditor()
  return (
    <>
      <Card flush>
        <Table
          label={useWords(listWords).items}
          columns={useItemColumns(mark, editor)}
          rows={list.rows}
          rowKey={keyOf}
          noted={useSavedItem()}
          choice={choice}
          rowName={nameOf}
          rowMenu={useItemMenu(mark, editor, { onDelete: setLeaving, onShare: setShared })}
          empty={<NoItems list={list} create={create} />}
          error={list.error}
          onRetry={list.refetch}
        />
      </Card>
      {shared && <ShareDialog open onClose={() => setShared(null)} itemId={shared.id} title={shared.title} />}
      <DeleteDialog item={leaving} onClose={() => setLeaving(null)} />
    </>
  )
}
