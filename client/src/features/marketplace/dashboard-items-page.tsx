import type { MarketItem } from '@mainstreet/shared/marketplace'
import { Download, FileUp, Package, Pencil, Plus, Star, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useRow } from '../../kit/data'
import { useRemove, useSave } from '../../kit/data-writes'
import { useAccountId } from '../../kit/session-context'
import { Button } from '../../kit/ui/button'
import { Card } from '../../kit/ui/card'
import { ConfirmDialog } from '../../kit/ui/confirm-dialog'
import type { MenuItem } from '../../kit/ui/dropdown-menu'
import { EmptyState } from '../../kit/ui/empty-state'
import { ButtonLink } from '../../kit/ui/link'
import { Notice } from '../../kit/ui/notice'
import { Page } from '../../kit/ui/page'
import { Pagination } from '../../kit/ui/pagination'
import { Table } from '../../kit/ui/table'
import { toast } from '../../kit/ui/toaster'
import { downloadItems } from './export-items'
import { itemColumns } from './item-columns'
import { ItemListControls } from './item-list-controls'
import { useAllRows } from './use-all-rows'
import { useCategories } from './use-categories'
import { itemsPerPage, useItemList } from './use-item-list'
import { useNewItem } from './use-new-item'

/** Stars answer at once; one that is refused goes back and says why. */
const useMarks = () => {
  const { patch } = useSave('market-items')
  return (item: MarketItem, change: { featured: boolean } | { promoted: boolean }) =>
    void patch(item.id, change, { optimistic: true }).catch((error: unknown) =>
      toast.error(`"${item.title}" was not changed.`, error),
    )
}

const useReach = () => {
  const { rows } = useAllRows('market-stats')
  const reach = useMemo(
    () => new Map(rows?.map(({ itemId, views, clicks }) => [itemId, views + clicks])),
    [rows],
  )
  return ({ id }: MarketItem) => reach.get(id)
}

const NoItems = ({ filtered, onClear }: { filtered: boolean; onClear: () => void }) =>
  filtered ? (
    <EmptyState title="No items match." action={<Button onClick={onClear}>Show all items</Button>} />
  ) : (
    <EmptyState title="You currently have no items." icon={<Package />}>
      Create an item to show it on your site.
    </EmptyState>
  )

const DeleteDialog = ({ item, onClose }: { item: MarketItem | null; onClose: () => void }) => {
  const { remove } = useRemove('market-items')
  return (
    <ConfirmDialog
      open={item !== null}
      onClose={onClose}
      onConfirm={() => (item ? remove(item.id) : undefined)}
      title="Delete this item?"
      confirm="Delete"
      danger
    >
      "{item?.title}" and its pictures, variations and figures will be gone. Orders keep what was sold.
    </ConfirmDialog>
  )
}

/** The items of a business: found, sorted, marked, exported and opened. */
export const DashboardItemsPage = () => {
  const { search: address } = useLocation()
  const navigate = useNavigate()
  const { view, rows, matching, total, complete, error, refetch, show } = useItemList()
  const { row: account } = useRow('account', useAccountId())
  const categories = useCategories() ?? []
  const mark = useMarks()
  const reachOf = useReach()
  const { begin, busy } = useNewItem()
  const [leaving, setLeaving] = useState<MarketItem | null>(null)

  const timezone = account?.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  const columns = itemColumns({ mark, reachOf, clock: { now: new Date(), timezone }, from: address })
  const menuOf = (item: MarketItem): readonly MenuItem[] => [
    {
      label: 'Edit',
      icon: <Pencil />,
      onSelect: () => void navigate(`/dashboard/marketplace/${item.id}`, { state: { list: address } }),
    },
    {
      label: 'Toggle Website Featured',
      icon: <Star />,
      onSelect: () => mark(item, { featured: !item.featured }),
    },
    {
      label: 'Toggle Marketplace Ad',
      icon: <Star />,
      onSelect: () => mark(item, { promoted: !item.promoted }),
    },
    'separator',
    { label: 'Delete', icon: <Trash2 />, danger: true, onSelect: () => setLeaving(item) },
  ]
  const actions = (
    <>
      <ButtonLink to="/dashboard/marketplace/import" icon={<FileUp />}>
        Import
      </ButtonLink>
      <Button
        icon={<Download />}
        disabled={!complete || !matching?.length}
        onClick={() => downloadItems(matching ?? [])}
      >
        Export
      </Button>
      <Button
        variant="primary"
        icon={<Plus />}
        loading={busy}
        onClick={() => void begin({ categoryId: view.category, list: address })}
      >
        Create an item
      </Button>
    </>
  )
  const filtered = view.category !== null || view.search !== ''
  return (
    <Page title="Products" action={actions}>
      <ItemListControls view={view} categories={categories} onChange={show} />
      {error && matching && (
        <Notice tone="warning" action={<Button onClick={refetch}>Try again</Button>}>
          Not all items could be loaded. {error.message}
        </Notice>
      )}
      <Card flush>
        <Table
          label="Items"
          columns={columns}
          rows={rows?.length === 0 && !complete ? undefined : rows}
          rowKey={({ id }) => id}
          rowName={({ title }) => title}
          rowMenu={menuOf}
          empty={<NoItems filtered={filtered} onClear={() => show({ category: null, search: '' })} />}
          error={error}
          onRetry={refetch}
        />
      </Card>
      {!complete && matching && !error && (
        <p role="status">Loading all {total.toLocaleString('en-CA')} items…</p>
      )}
      <Pagination
        total={matching?.length ?? 0}
        skip={view.skip}
        limit={itemsPerPage}
        onChange={(skip) => show({ skip })}
      />
      <DeleteDialog item={leaving} onClose={() => setLeaving(null)} />
    </Page>
  )
}
