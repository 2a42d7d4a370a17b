import { accountContract, type Account } from '@mainstreet/shared/contracts/account'
import { monthlyPayment } from '@mainstreet/shared/rules/money/loan'
import { cents } from '@mainstreet/shared/rules/money/money'
import { AutoSaveSection } from '../../kit/form/auto-save-section'
import { NumberField } from '../../kit/form/fields/number-field'
import { SwitchField } from '../../kit/form/fields/switch-field'
import { useWords } from '../../kit/language/bilingual'
import { useFormats } from '../../kit/language/use-formats'
import { settingsWords } from './words'

const examplePrice = cents(20_000_00)
const usualTerm = 60

const Example = ({ account }: { account: Account }) => {
  const words = useWords(settingsWords).calculator
  const { money } = useFormats()
  const months = account.int_ao_payment_term || usualTerm
  const payment = monthlyPayment({ cents: examplePrice, ratePercent: account.flt_ao_payment_rate, months })
  return <p>{words.example(money(examplePrice), months, money(payment))}</p>
}

/** What the payment calculator of items and cars begins with, with a worked example. */
export const CalculatorSection = ({ account }: { account: Account }) => {
  const words = useWords(settingsWords).calculator
  return (
    <AutoSaveSection
      id="calculator"
      title={words.title}
      about={words.about}
      contract={accountContract}
      row={account}
    >
      <SwitchField name="bol_ao_show_payment_calc" />
      <SwitchField name="bol_ao_show_price_area" />
      <NumberField name="flt_ao_payment_rate" suffix={words.ratePercent} />
      <NumberField name="int_ao_payment_term" suffix={words.months} help={words.termHelp} />
      <Example account={account} />
    </AutoSaveSection>
  )
}
