import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { marketItemContract } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { BadgePercent, FileUp, Gift, Plus, ReceiptText, Ticket } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { marketImportOperation } from '@mainstreet/shared/contracts/marketplace/imports'
import { makeGiftCard } from '@mainstreet/shared/contracts/orders/gift-cards'
import { discountCodeContract } from '@mainstreet/shared/contracts/discount-codes'
import { planSale } from '@mainstreet/shared/contracts/marketplace/sales'
import { useWords } from '../../../kit/language/bilingual'
import { Button } from '../../../kit/ui/button'
import { Page } from '../../../kit/ui/page'
import { PageActions, type PageAction } from '../../../kit/ui/page-actions'
import { Pagination } from '../../../kit/ui/pagination'
import { useBackOfficeLinks } from '../../../kit/back-office-links'
import { useMay } from '../../../kit/session/use-may'
import { useDownloadRows } from '../../../kit/data/lists/use-download-rows'
import { ChosenItems, useChosenItems } from '../bulk/chosen-items'
import { useNewItem } from '../editor/use-new-item'
import { siteAddress } from '../../../kit/site-address'
import { QuickItem } from '../quick/quick-item'
import { listWords } from './words'
import { downloadItems } from './export-items'
import { ItemListControls } from './item-list-controls'
import { ItemReachProvider } from './item-reach'
import { ItemTable } from './item-table'
import { NeedNotice } from './need-notice'
import { useItemList, type ItemList } from './use-item-list'
import { useAccount } from '../../../kit/data/use-account'

const useSecondary = ({ query, total }: ItemList): PageAction[] => {
  const words = useWords(listWords)
  const { inModule, orders, other } = useBackOfficeLinks()
  const { row: account } = useAccount()
  const mayImport = useMay(marketImportOperation, 'create')
  const maySell = useMay(planSale, 'create')
  const mayWriteCodes = useMay(discountCodeContract, 'create')
  const mayMakeCards = useMay(makeGiftCard, 'create')
  const toOrders = { label: words.orders, icon: <ReceiptText />, to: orders }
  const toImport = {
    label: words.import,
    icon: <FileUp />,
    to: other(backOfficeRoutes.importItems),
  }
  const origin = siteAddress(account?.str_domain || window.location.hostname)
  const asked = { query, failed: words.notExported, disabled: total === 0 || !account }
  const download = useDownloadRows('market-items', {
    ...asked,
    label: words.export,
    save: (items) => downloadItems(items, { origin }),
  })
  const forImport = useDownloadRows('market-items', {
    ...asked,
    label: words.exportForImport,
    save: (items) => downloadItems(items, { origin, forImport: true }),
  })
  const toSales = { label: words.sales, icon: <BadgePercent />, to: other(backOfficeRoutes.itemSales) }
  const toCards = { label: words.giftCards, icon: <Gift />, to: other(backOfficeRoutes.giftCards) }
  const toCodes = { label: words.codes, icon: <Ticket />, to: other(backOfficeRoutes.discountCodes) }
  return [
    ...(inModule ? [toOrders] : []),
    ...(maySell ? [toSales] : []),
    ...(mayWriteCodes ? [toCodes] : []),
    ...(mayMakeCards ? [toCards] : []),
    ...(mayImport ? [toImport] : []),
    download,
    forImport,
  ]
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

/** The items of a business: found, sorted, marked, exported and opened. */
export const DashboardItemsPage = () => {
  const list = useItemList()
  const { view, rows, show } = list
  const words = useWords(listWords)
  const { chosen, setChosen, choice } = useChosenItems()
  const create = <CreateItem category={view.category} />
  return (
    <Page
      title={words.title}
      secondary={
        <>
          <PageActions actions={useSecondary(list)} others={1} />
          <QuickItem />
        </>
      }
      action={create}
    >
      <ItemListControls {...list} />
      {view.need && <NeedNotice need={view.need} onClose={() => show({ need: '' })} />}
      {choice && <ChosenItems rows={rows} chosen={chosen} onChoose={setChosen} />}
      <ItemReachProvider items={rows}>
        <ItemTable list={list} choice={choice} create={create} />
      </ItemReachProvider>
      <Pagination {...list.pages} />
    </Page>
  )
}
