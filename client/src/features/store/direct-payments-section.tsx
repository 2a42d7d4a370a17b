import { storeSettingsContract, type StoreSettings } from '@mainstreet/shared/contracts/marketplace/store'
import { useWatch } from 'react-hook-form'
import { AutoSaveSection } from '../../kit/form/auto-save-section'
import { NumberField } from '../../kit/form/fields/number-field'
import { SwitchField } from '../../kit/form/fields/switch-field'
import { TextAreaField } from '../../kit/form/fields/text-area-field'
import { useWords } from '../../kit/language/bilingual'
import { directPaymentWords } from './direct-payment-words'

/** What stands under the choice to be paid directly, where that is made. */
const DirectFields = () => {
  const words = useWords(directPaymentWords)
  // A yes or no of the settings.
  const isOn = useWatch({ name: 'manualPayments' }) as boolean
  if (!isOn) return null
  return (
    <>
      <TextAreaField name="manualInstructions" help={words.example} rows={4} />
      <NumberField name="manualDays" help={words.days} />
    </>
  )
}

/** Whether buyers may pay the shop directly, what they have to do, and how long the shop waits. */
export const DirectPaymentsSection = ({ store }: { store: StoreSettings }) => {
  const words = useWords(directPaymentWords)
  return (
    <AutoSaveSection
      id="direct-payments"
      title={words.title}
      about={words.about}
      contract={storeSettingsContract}
      row={store}
    >
      <SwitchField
        name="manualPayments"
        help={words.help}
        needs={{ name: 'manualInstructions', say: words.fillFirst }}
      />
      <DirectFields />
    </AutoSaveSection>
  )
}
