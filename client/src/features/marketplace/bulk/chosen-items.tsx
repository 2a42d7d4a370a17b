import { discountCodeContract } from '@mainstreet/shared/contracts/discount-codes'
import { changeItems } from '@mainstreet/shared/contracts/marketplace/change-items'
import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { BadgePercent, Eye, EyeOff, FolderInput, Percent, Ticket, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../../kit/language/bilingual'
import { useMay } from '../../../kit/session/use-may'
import { Button } from '../../../kit/ui/button'
import { ChosenRows, useChosenRows, type Chosen } from '../../../kit/ui/chosen-rows'
import { ConfirmDialog } from '../../../kit/ui/confirm-dialog'
import { toast } from '../../../kit/ui/toaster'
import { CategoryDialog } from './category-dialog'
import { CodeDialog } from '../codes/code-dialog'
import { SaleDialog } from '../sales/sale-dialog'
import { PriceDialog } from './price-dialog'
import { useChangeItems, useItemStatus } from './use-change-items'
import { bulkWords } from './words'

const labelOf = ({ chooseOne }: (typeof bulkWords)['en'], { title }: MarketItem) => chooseOne(title)

/** The items that are ticked in the list; no boxes where the user may not change items. */
export const useChosenItems = () => {
  const { choice, ...chosen } = useChosenRows(useWords(bulkWords), labelOf)
  const may = useMay(changeItems, 'create')
  return { ...chosen, choice: may ? choice : undefined }
}

const mostNamed = 8

/** The first names of many, and how many more there are; one more is rather named. */
const namesOf = (words: (typeof bulkWords)['en'], items: readonly MarketItem[]) => {
  const shown = items.length > mostNamed + 1 ? mostNamed : items.length
  return words.titles(
    items.slice(0, shown).map(({ title }) => title),
    items.length - shown,
  )
}

const idsOf = (items: readonly MarketItem[]) => items.map(({ id }) => id)

const Actions = ({ items, onDone }: { items: readonly MarketItem[]; onDone: () => void }) => {
  const words = useWords(bulkWords)
  const { setStatus, busy } = useItemStatus()
  const { change } = useChangeItems()
  const mayWriteCodes = useMay(discountCodeContract, 'create')
  const [asked, ask] = useState<'category' | 'prices' | 'sale' | 'code' | 'delete' | null>(null)
  const close = () => ask(null)
  return (
    <>
      <span role="status">{words.chosen(items.length)}</span>
      <Button size="small" icon={<Eye />} disabled={busy} onClick={() => void setStatus(items, 'public')}>
        {words.publish}
      </Button>
      <Button size="small" icon={<EyeOff />} disabled={busy} onClick={() => void setStatus(items, 'draft')}>
        {words.unpublish}
      </Button>
      <Button size="small" icon={<FolderInput />} onClick={() => ask('category')}>
        {words.category}
      </Button>
      <Button size="small" icon={<Percent />} onClick={() => ask('prices')}>
        {words.prices}
      </Button>
      <Button size="small" icon={<BadgePercent />} onClick={() => ask('sale')}>
        {words.sale}
      </Button>
      {mayWriteCodes && (
        <Button size="small" icon={<Ticket />} onClick={() => ask('code')}>
          {words.code}
        </Button>
      )}
      <Button size="small" variant="danger" icon={<Trash2 />} onClick={() => ask('delete')}>
        {words.delete}
      </Button>
      <CategoryDialog items={items} open={asked === 'category'} onClose={close} />
      <PriceDialog items={items} open={asked === 'prices'} onClose={close} />
      {asked === 'sale' && <SaleDialog ids={idsOf(items)} onClose={close} onSaved={onDone} />}
      {asked === 'code' && <CodeDialog edited="new" ids={idsOf(items)} onClose={close} onSaved={onDone} />}
      <ConfirmDialog
        open={asked === 'delete'}
        onClose={close}
        onConfirm={async () => {
          const removed = await change(idsOf(items), { remove: true })
          toast.success(words.deleted(removed.length))
          onDone()
        }}
        title={words.deleteTitle(items.length)}
        confirm={words.delete}
        danger
      >
        {words.deleteText(namesOf(words, items))}
      </ConfirmDialog>
    </>
  )
}

type ChosenItemsProps = {
  rows: readonly MarketItem[] | undefined
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
}

/** Ticks all items of the page at once, and does one thing to those that are ticked. */
export const ChosenItems = ({ rows, chosen, onChoose }: ChosenItemsProps) => (
  <ChosenRows {...{ rows, chosen, onChoose }}>
    {(items) => <Actions items={items} onDone={() => onChoose(new Set())} />}
  </ChosenRows>
)
