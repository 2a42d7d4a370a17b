import { marketItemContract, type MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { shortLinkContract } from '@mainstreet/shared/contracts/marketplace/share'
import { today } from '@mainstreet/shared/rules/money/price'
import { Copy, Package, Pencil, Share2, Star, Trash2 } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { useBackOfficeLocale, useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { useRow } from '../../../kit/data/data'
import { useMay } from '../../../kit/session/use-may'
import { useRemove } from '../../../kit/data/data-writes'
import { useCustomerId } from '../../../kit/session/session-context'
import { Button } from '../../../kit/ui/button'
import { Card } from '../../../kit/ui/card'
import { ConfirmDialog } from '../../../kit/ui/confirm-dialog'
import type { MenuItem } from '../../../kit/ui/dropdown-menu'
import { EmptyState } from '../../../kit/ui/empty-state'
import { Table } from '../../../kit/ui/table'
import type { RowChoice } from '../../../kit/ui/table-columns'
import { useNow } from '../../../kit/site/hours/use-now'
import { ShareDialog } from '../../share/share-dialog'
import { useDuplicateItem } from '../editor/use-duplicate-item'
import { useItemEditor, type ItemEditorWay } from '../editor/use-item-editor'
import { listWords } from './words'
import { itemColumns } from './item-columns'
import { useItemMarks } from './use-item-marks'

type Mark = ReturnType<typeof useItemMarks>

/** The columns, other ones only when a day ends and a sale with it: rows render again when their columns change. */
const useColumns = (mark: Mark, editor: ItemEditorWay) => {
  const { row: account } = useRow('account', useCustomerId())
  const timezone = account?.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
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

type Chosen = (item: MarketItem) => void

const useMenu = (
  mark: Mark,
  editor: ItemEditorWay,
  { onDelete, onShare }: { onDelete: Chosen; onShare: Chosen },
) => {
  const words = useWords(listWords)
  const { duplicate } = useDuplicateItem()
  const mayCreate = useMay(marketItemContract, 'create')
  const mayShare = useMay(shortLinkContract, 'create')
  const mayPatch = useMay(marketItemContract, 'patch')
  const mayRemove = useMay(marketItemContract, 'remove')
  return useCallback(
    (item: MarketItem): readonly MenuItem[] => {
      const edit: MenuItem = { label: words.edit, icon: <Pencil />, onSelect: () => editor.open(item.id) }
      const copy: MenuItem[] = [
        { label: words.duplicate, icon: <Copy />, onSelect: () => void duplicate(item.id) },
      ]
      const share: MenuItem[] = [{ label: words.share, icon: <Share2 />, onSelect: () => onShare(item) }]
      const marks: MenuItem[] = [
        {
          label: words.toggleFeatured,
          about: words.featuredNow[item.featured ? 'on' : 'off'],
          icon: <Star />,
          onSelect: () => mark(item, { featured: !item.featured }),
        },
        {
          label: words.togglePromoted,
          about: words.promotedNow[item.promoted ? 'on' : 'off'],
          icon: <Star />,
          onSelect: () => mark(item, { promoted: !item.promoted }),
        },
      ]
      const remove: MenuItem[] = [
        'separator',
        { label: words.delete, icon: <Trash2 />, danger: true, onSelect: () => onDelete(item) },
      ]
      return [
        edit,
        ...(mayShare ? share : []),
        ...(mayCreate ? copy : []),
        ...(mayPatch ? marks : []),
        ...(mayRemove ? remove : []),
      ]
    },
    [mark, editor, duplicate, onDelete, onShare, mayCreate, mayShare, mayPatch, mayRemove, words],
  )
}

const NoItems = ({ filtered, onClear }: { filtered: boolean; onClear: () => void }) => {
  const words = useWords(listWords)
  if (filtered)
    return <EmptyState title={words.noMatch} action={<Button onClick={onClear}>{words.showAll}</Button>} />
  return (
    <EmptyState title={words.empty} icon={<Package />}>
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

const keyOf = ({ id }: MarketItem) => id
const nameOf = ({ title }: MarketItem) => title

type ItemTableProps = {
  rows: readonly MarketItem[] | undefined
  /** The item that was saved just now. */
  saved: number | undefined
  choice: RowChoice<MarketItem> | undefined
  filtered: boolean
  onClear: () => void
  error: unknown
  onRetry: () => void
}

/** The rows of the list of items with their marks and menu. */
export const ItemTable = ({ rows, saved, choice, filtered, onClear, error, onRetry }: ItemTableProps) => {
  const [leaving, setLeaving] = useState<MarketItem | null>(null)
  const [shared, setShared] = useState<MarketItem | null>(null)
  const mark = useItemMarks()
  const editor = useItemEditor()
  return (
    <>
      <Card flush>
        <Table
          label={useWords(listWords).items}
          columns={useColumns(mark, editor)}
          rows={rows}
          rowKey={keyOf}
          noted={saved}
          choice={choice}
          rowName={nameOf}
          rowMenu={useMenu(mark, editor, { onDelete: setLeaving, onShare: setShared })}
          empty={<NoItems filtered={filtered} onClear={onClear} />}
          error={error}
          onRetry={onRetry}
        />
      </Card>
      {shared && <ShareDialog open onClose={() => setShared(null)} itemId={shared.id} title={shared.title} />}
      <DeleteDialog item={leaving} onClose={() => setLeaving(null)} />
    </>
  )
}
