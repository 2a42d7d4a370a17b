import { paidWays } from '@mainstreet/shared/contracts/orders/orders'
import { SelectField } from '../../kit/form/fields/select-field'
import { useWords } from '../../kit/language/bilingual'
import { paidWithWords } from '../../kit/payment/paid-with-words'

/** With what an order was paid that no card provider charged; nothing where the shop does not say. */
export const PaidWithField = () => {
  const words = useWords(paidWithWords)
  return (
    <SelectField
      name="paidWith"
      placeholder="–"
      required={false}
      options={paidWays.map((value) => ({ value, label: words[value] }))}
    />
  )
}
