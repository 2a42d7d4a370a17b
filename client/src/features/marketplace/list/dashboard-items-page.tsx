import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { marketItemContract, type MarketItem } from '@mainstreet/shared/contracts/marketplace'
import { Download, FileUp, Plus, ReceiptText } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { Button } from '../../../kit/ui/button'
import { ButtonLink } from '../../../kit/ui/link'
import { Notice } from '../../../kit/ui/notice'
import { Page } from '../../../kit/ui/page'
import { Pagination } from '../../../kit/ui/pagination'
import { useBackOfficeLinks } from '../../../kit/back-office-links'
import { marketImportOperation } from '@mainstreet/shared/contracts/imports'
import { useMay } from '../../../kit/session/use-may'
import { downloadItems } from './export-items'
import { ItemListControls } from './item-list-controls'
import { ItemReachProvider } from './item-reach'
import { ItemTable } from './item-table'
import { useAllRows } from '../../../kit/data/use-all-rows'
import { itemsPerPage, useItemList } from './use-item-list'
import { useNewItem } from '../editor/use-new-item'

type ActionsProps = { category: number | null; exported: readonly MarketItem[] }

const Actions = ({ category, exported }: ActionsProps) => {
  const { search } = useLocation()
  const { begin, busy } = useNewItem()
  const { inModule, orders } = useBackOfficeLinks()
  const mayCreate = useMay(marketItemContract, 'create')
  const mayImport = useMay(marketImportOperation, 'create')
  return (
    <>
      {inModule && (
        <ButtonLink to={orders} reloadDocument icon={<ReceiptText />}>
          Orders
        </ButtonLink>
      )}
      {mayImport && (
        <ButtonLink to={backOfficeRoutes.importItems} reloadDocument={inModule} icon={<FileUp />}>
          Import
        </ButtonLink>
      )}
      <Button icon={<Download />} disabled={!exported.length} onClick={() => downloadItems(exported)}>
        Export
      </Button>
      {mayCreate && (
        <Button
          variant="primary"
          icon={<Plus />}
          loading={busy}
          onClick={() => void begin({ categoryId: category, list: search })}
        >
          Create an item
        </Button>
      )}
    </>
  )
}

type ItemListProps = ReturnType<typeof useAllRows<'market-items'>>

/** The list with what changes it; apart from the reading of the items, which a typed letter does not concern. */
const ItemList = ({ rows: items, total, complete, error, refetch }: ItemListProps) => {
  const { view, filtered, rows, matching, type, show } = useItemList(items)
  const exported = (complete && matching) || []
  return (
    <Page title="Products" action={<Actions category={view.category} exported={exported} />}>
      <ItemListControls view={view} onType={type} onChange={show} />
      {error && matching && (
        <Notice tone="warning" action={<Button onClick={refetch}>Try again</Button>}>
          Not all items could be loaded. {error.message}
        </Notice>
      )}
      <ItemTable
        rows={rows?.length === 0 && !complete ? undefined : rows}
        filtered={filtered}
        onClear={() => show({ category: null, search: '' })}
        error={error}
        onRetry={refetch}
      />
      {!complete && matching && !error && (
        <p role="status">Loading all {total.toLocaleString('en-CA')} items…</p>
      )}
      <Pagination
        total={matching?.length ?? 0}
        skip={view.skip}
        limit={itemsPerPage}
        onChange={(skip) => show({ skip })}
      />
    </Page>
  )
}

const saved = { newlyCreated: false }

/** The items of a business: found, sorted, marked, exported and opened. */
export const DashboardItemsPage = () => {
  const items = useAllRows('market-items', saved)
  return (
    <ItemReachProvider>
      <ItemList {...items} />
    </ItemReachProvider>
  )
}
