import { useWatch } from 'react-hook-form'
import { NumberField } from '../../../kit/form/number-field'
import { SwitchField } from '../../../kit/form/switch-field'
import { Card } from '../../../kit/ui/card'
import { Stack } from '../../../kit/ui/stack'

/** How an item is taxed, shipped and counted. */
export const ItemSettingsSection = () => {
  const trackStock = useWatch({ name: 'trackStock' }) as boolean
  return (
    <Card title="Item Settings">
      <Stack gap={4}>
        <SwitchField name="taxExempt" help="No sales tax is charged on this item." />
        <SwitchField name="showPaymentCalculator" help="Visitors can estimate their payments." />
        <SwitchField name="allowShipping" help="Off: it is picked up or delivered locally." />
        <SwitchField
          name="trackStock"
          help={trackStock ? 'Sales reduce the stock; none are sold beyond it.' : 'Off: it never runs out.'}
        />
        <NumberField
          name="stockWarning"
          help={
            trackStock
              ? 'Warns when this many or fewer are left, over all variations.'
              : 'Takes effect while stock is tracked.'
          }
        />
      </Stack>
    </Card>
  )
}
