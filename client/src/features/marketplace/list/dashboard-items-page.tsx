import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { marketItemContract, type MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { Download, FileUp, Plus, ReceiptText } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { marketImportOperation } from '@mainstreet/shared/contracts/marketplace/imports'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { Button } from '../../../kit/ui/button'
import { Notice } from '../../../kit/ui/notice'
import { Page } from '../../../kit/ui/page'
import type { PageAction } from '../../../kit/ui/page-actions'
import { Pagination } from '../../../kit/ui/pagination'
import { useBackOfficeLinks } from '../../../kit/back-office-links'
import { useMay } from '../../../kit/session/use-may'
import { useRow } from '../../../kit/data/data'
import { useAllRows } from '../../../kit/data/use-all-rows'
import { ChosenItems, useChosenItems } from '../bulk/chosen-items'
import { useNewItem } from '../editor/use-new-item'
import { siteAddress } from '../../../kit/site-address'
import { useCustomerId } from '../../../kit/session/session-context'
import { QuickItem } from '../quick/quick-item'
import { listWords } from './words'
import { downloadItems } from './export-items'
import { ItemListControls } from './item-list-controls'
import { ItemReachProvider } from './item-reach'
import { ItemTable } from './item-table'
import { NeedNotice } from './need-notice'
import { itemsPerPage, useItemList } from './use-item-list'
import { useSavedItem } from './use-saved-item'

const useSecondary = (exported: readonly MarketItem[]): PageAction[] => {
  const words = useWords(listWords)
  const { inModule, orders, other } = useBackOfficeLinks()
  const { row: account } = useRow('account', useCustomerId())
  const mayImport = useMay(marketImportOperation, 'create')
  const toOrders = { label: words.orders, icon: <ReceiptText />, to: orders }
  const toImport = {
    label: words.import,
    icon: <FileUp />,
    to: other(backOfficeRoutes.importItems),
  }
  const download = {
    label: words.export,
    icon: <Download />,
    disabled: !exported.length || !account,
    onSelect: () =>
      account && downloadItems(exported, siteAddress(account.str_domain || window.location.hostname)),
  }
  return [...(inModule ? [toOrders] : []), ...(mayImport ? [toImport] : []), download]
}

const CreateItem = ({ category }: { category: number | null }) => {
  const words = useWords(listWords)
  const { search } = useLocation()
  const { begin, busy } = useNewItem()
  if (!useMay(marketItemContract, 'create')) return null
  return (
    <Button
      variant="primary"
      icon={<Plus />}
      loading={busy}
      onClick={() => void begin({ categoryId: category, list: search })}
    >
      {words.create}
    </Button>
  )
}

type ItemListProps = ReturnType<typeof useAllRows<'market-items'>>

/** The list with what changes it; apart from the reading of the items, which a typed letter does not concern. */
const ItemList = ({ rows: items, total, complete, error, refetch }: ItemListProps) => {
  const { view, filtered, rows, matching, type, show } = useItemList(items)
  const words = useWords(listWords)
  const { number } = useFormats()
  const saved = useSavedItem(items)
  const { chosen, setChosen, choice } = useChosenItems()
  const exported = (complete && matching) || []
  return (
    <Page
      title={words.title}
      secondary={useSecondary(exported)}
      action={
        <>
          <QuickItem />
          <CreateItem category={view.category} />
        </>
      }
    >
      <ItemListControls view={view} onType={type} onChange={show} />
      {view.need && <NeedNotice need={view.need} onClose={() => show({ need: null })} />}
      {error && matching && (
        <Notice tone="warning" action={<Button onClick={refetch}>{words.tryAgain}</Button>}>
          {words.incomplete(error.message)}
        </Notice>
      )}
      {choice && <ChosenItems rows={rows} chosen={chosen} onChoose={setChosen} />}
      <ItemTable
        rows={rows?.length === 0 && !complete ? undefined : rows}
        saved={saved}
        choice={choice}
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
