import { changeItems } from '@mainstreet/shared/contracts/marketplace/change-items'
import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { toCents } from '@mainstreet/shared/rules/money/money'
import { priceAfter, priceChangeLimits } from '@mainstreet/shared/rules/money/price-change'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { inOrder } from '@mainstreet/shared/rules/in-order'
import { Form } from '../../../kit/form/form'
import { FormActions } from '../../../kit/form/form-actions'
import { NumberField } from '../../../kit/form/fields/number-field'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { Button } from '../../../kit/ui/button'
import { Dialog } from '../../../kit/ui/dialog'
import { SegmentedControl } from '../../../kit/ui/segmented-control'
import { Stack } from '../../../kit/ui/stack'
import { toast } from '../../../kit/ui/toaster'
import type { BulkDialogProps } from './category-dialog'
import { PriceList } from './price-list'
import { useChangeItems } from './use-change-items'
import { bulkWords } from './words'

type Direction = 'raise' | 'lower'

const mostShown = 5

const signedPercent = (percent: number | null, direction: Direction): number | undefined => {
  if (typeof percent !== 'number' || Number.isNaN(percent)) return undefined
  const change = direction === 'lower' ? -percent : percent
  const { least, most } = priceChangeLimits
  return change >= least && change <= most ? change : undefined
}

/** The first prices as they are and as they would be. */
const PricePreview = ({ items, direction }: { items: readonly MarketItem[]; direction: Direction }) => {
  const words = useWords(bulkWords)
  const { money } = useFormats()
  const typed = useWatch({ name: 'pricePercent' }) as number | null
  const percent = signedPercent(typed, direction)
  const prices = items.flatMap(({ title, variations }) =>
    inOrder(variations).map(({ id, variation, price }) => ({
      id,
      price,
      name: words.priceOf(title, variations.length > 1 ? variation : ''),
    })),
  )
  const rows = prices.slice(0, mostShown).map(({ id, name, price }) => ({
    id,
    name,
    before: money(toCents(price)),
    after: percent === undefined ? '–' : money(priceAfter(price, percent)),
  }))
  return <PriceList rows={rows} others={prices.length - rows.length} />
}

/** Raises or lowers the prices of several items by percent, with what that makes of them before it is done. */
export const PriceDialog = ({ items, open, onClose }: BulkDialogProps) => {
  const words = useWords(bulkWords)
  const { change } = useChangeItems()
  const [direction, setDirection] = useState<Direction>('raise')
  const directions = (['raise', 'lower'] as const).map((value) => ({ value, label: words[value] }))
  return (
    <Dialog open={open} onClose={onClose} title={words.pricesTitle(items.length)}>
      <Form<{ pricePercent: number | null }>
        label={words.pricesTitle(items.length)}
        contract={changeItems}
        defaultValues={{ pricePercent: null }}
        guard={false}
        onSubmit={async ({ pricePercent }) => {
          const ids = items.map(({ id }) => id)
          const percent = direction === 'lower' ? -(pricePercent ?? 0) : (pricePercent ?? 0)
          const changed = await change(ids, { pricePercent: percent })
          toast.success(words.pricesChanged(changed.length))
          onClose()
        }}
      >
        <Stack gap={4}>
          <SegmentedControl
            label={words.direction}
            value={direction}
            onChange={setDirection}
            options={directions}
          />
          <NumberField name="pricePercent" label={words.percent} suffix="%" help={words.rounding} required />
          <PricePreview items={items} direction={direction} />
          <FormActions submit={words.changePrices}>
            <Button onClick={onClose}>{words.cancel}</Button>
          </FormActions>
        </Stack>
      </Form>
    </Dialog>
  )
}
