import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { marketItemContract, type MarketItem } from '@mainstreet/shared/contracts/marketplace'
import { Download, FileUp, Plus, ReceiptText } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { marketImportOperation } from '@mainstreet/shared/contracts/imports'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { Button } from '../../../kit/ui/button'
import { ButtonLink } from '../../../kit/ui/link'
import { Notice } from '../../../kit/ui/notice'
import { Page } from '../../../kit/ui/page'
import { Pagination } from '../../../kit/ui/pagination'
import { useBackOfficeLinks } from '../../../kit/back-office-links'
import { useMay } from '../../../kit/session/use-may'
import { useAllRows } from '../../../kit/data/use-all-rows'
import { useNewItem } from '../editor/use-new-item'
import { listWords } from './words'
import { downloadItems } from './export-items'
import { ItemListControls } from './item-list-controls'
import { ItemReachProvider } from './item-reach'
import { ItemTable } from './item-table'
import { NeedNotice } from './need-notice'
import { itemsPerPage, useItemList } from './use-item-list'
import { useSavedItem } from './use-saved-item'

type ActionsProps = { category: number | null; exported: readonly MarketItem[] }

const Actions = ({ category, exported }: ActionsProps) => {
  const words = useWords(listWords)
  const { search } = useLocation()
  const { begin, busy } = useNewItem()
  const { inModule, orders } = useBackOfficeLinks()
  const mayCreate = useMay(marketItemContract, 'create')
  const mayImport = useMay(marketImportOperation, 'create')
  return (
    <>
      {inModule && (
        <ButtonLink to={orders} reloadDocument icon={<ReceiptText />}>
          {words.orders}
        </ButtonLink>
      )}
      {mayImport && (
        <ButtonLink to={backOfficeRoutes.importItems} reloadDocument={inModule} icon={<FileUp />}>
          {words.import}
        </ButtonLink>
      )}
      <Button icon={<Download />} disabled={!exported.length} onClick={() => downloadItems(exported)}>
        {words.export}
      </Button>
      {mayCreate && (
        <Button
          variant="primary"
          icon={<Plus />}
          loading={busy}
          onClick={() => void begin({ categoryId: category, list: search })}
        >
          {words.create}
        </Button>
      )}
    </>
  )
}

type ItemListProps = ReturnType<typeof useAllRows<'market-items'>>

/** The list with what changes it; apart from the reading of the items, which a typed letter does not concern. */
const ItemList = ({ rows: items, total, complete, error, refetch }: ItemListProps) => {
  const { view, filtered, rows, matching, type, show } = useItemList(items)
  const words = useWords(listWords)
  const { number } = useFormats()
  const saved = useSavedItem(items)
  const exported = (complete && matching) || []
  return (
    <Page title={words.title} action={<Actions category={view.category} exported={exported} />}>
      <ItemListControls view={view} onType={type} onChange={show} />
      {view.need && <NeedNotice need={view.need} onClose={() => show({ need: null })} />}
      {error && matching && (
        <Notice tone="warning" action={<Button onClick={refetch}>{words.tryAgain}</Button>}>
          {words.incomplete(error.message)}
        </Notice>
      )}
      <ItemTable
        rows={rows?.length === 0 && !complete ? undefined : rows}
        saved={saved}
        filtered={filtered}
        onClear={() => show({ category: null, search: '', need: null })}
        error={error}
        onRetry={refetch}
      />
      {!complete && matching && !error && <p role="status">{words.loadingAll(number(total))}</p>}
      <Pagination
        total={matching?.length ?? 0}
        skip={view.skip}
        limit={itemsPerPage}
        onChange={(skip) => show({ skip })}
      />
    </Page>
  )
}

const kept = { newlyCreated: false }

/** The items of a business: found, sorted, marked, exported and opened. */
export const DashboardItemsPage = () => {
  const items = useAllRows('market-items', kept)
  return (
    <ItemReachProvider>
      <ItemList {...items} />
    </ItemReachProvider>
  )
}
