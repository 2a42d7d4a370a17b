import { useWatch } from 'react-hook-form'
import { useWords } from '../../../kit/language/bilingual'
import { NumberField } from '../../../kit/form/fields/number-field'
import { SwitchField } from '../../../kit/form/fields/switch-field'
import { Card } from '../../../kit/ui/card'
import { Stack } from '../../../kit/ui/stack'
import { editorWords } from './words'

/** How an item is taxed, shipped and counted. */
export const ItemSettingsSection = () => {
  const words = useWords(editorWords)
  const names = ['trackStock', 'allowShipping', 'giftCard']
  const [trackStock, allowShipping, giftCard] = useWatch({ name: names }) as boolean[]
  return (
    <Card
      title={words.settings}
      folds="everywhere"
      summary={words.summary.settings(trackStock!, allowShipping!)}
    >
      <Stack gap={4}>
        <SwitchField name="giftCard" help={words.giftCard} />
        {!giftCard && <SwitchField name="taxExempt" help={words.taxExempt} />}
        <SwitchField name="showPaymentCalculator" help={words.calculator} />
        {!giftCard && <SwitchField name="allowShipping" help={words.shipping} />}
        {allowShipping && !giftCard && <NumberField name="weight" help={words.weight} />}
        <SwitchField name="trackStock" help={trackStock ? words.tracked : words.untracked} />
        <NumberField name="stockWarning" help={trackStock ? words.warning : words.noWarning} />
      </Stack>
    </Card>
  )
}
