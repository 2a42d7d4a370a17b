import { monthlyPayment, type Loan } from '@mainstreet/shared/rules/money/loan'
import { formatMoney, type Cents } from '@mainstreet/shared/rules/money/money'
import { useId } from 'react'
import { Select } from '../ui/select'
import { TextField } from '../ui/text-field'
import styles from './payment-calculator.module.css'
import { useShownSite } from './shown-site'
import { usePlaceWords } from './words/place-words'
import { useLocale } from './words/use-site-words'
import { useLoan } from './use-loan'
import { Text } from '../ui/text'

type Fields = ReturnType<typeof useLoan>

const LoanFields = ({ down, rate, term }: Pick<Fields, 'down' | 'rate' | 'term'>) => {
  const words = usePlaceWords('loan')
  const dollar = useLocale() === 'fr' ? { suffix: '$' } : { prefix: '$' }
  return (
    <div className={styles.fields}>
      <TextField
        label={words.down}
        {...dollar}
        inputMode="decimal"
        autoComplete="off"
        placeholder="0"
        value={down.typed}
        onChange={({ target }) => down.set(target.value)}
        error={down.wrong ? words.badDown : undefined}
      />
      <TextField
        label={words.rate}
        suffix="%"
        inputMode="decimal"
        autoComplete="off"
        value={rate.typed}
        onChange={({ target }) => rate.set(target.value)}
        error={rate.wrong ? words.badRate : undefined}
      />
      <Select
        label={words.term}
        value={String(term.months)}
        onChange={({ target }) => term.set(Number(target.value))}
        options={term.choices.map((months) => ({ value: String(months), label: words.months(months) }))}
      />
    </div>
  )
}

/** What the estimate begins with: the owner may rather leave it out. */
const PriceArea = ({ priceCents, loan }: { priceCents: Cents; loan: Loan | undefined }) => {
  const words = usePlaceWords('loan')
  const locale = useLocale()
  return (
    <dl className={styles.prices}>
      <div>
        <dt>{words.price}</dt>
        <dd>{formatMoney(priceCents, locale)}</dd>
      </div>
      <div>
        <dt>{words.financed}</dt>
        <dd>{loan ? formatMoney(loan.cents, locale) : '–'}</dd>
      </div>
    </dl>
  )
}

const Estimate = ({ loan }: { loan: Loan | undefined }) => {
  const words = usePlaceWords('loan')
  const locale = useLocale()
  if (!loan) return <span className={styles.payment}>–</span>
  return (
    <>
      <span className={styles.payment}>
        <strong>{formatMoney(monthlyPayment(loan), locale)}</strong> {words.perMonth}
      </span>
      <span className="muted">{words.over(words.months(loan.months))}</span>
    </>
  )
}

/** Estimates what something costs by the month; the owner's rate and term are the start, all can be changed. */
export const PaymentCalculator = ({ priceCents }: { priceCents: Cents }) => {
  const id = useId()
  const words = usePlaceWords('loan')
  const { showPrice } = useShownSite().calculator
  const { loan, ...fields } = useLoan(priceCents)
  return (
    <section className={`site-card ${styles.calculator}`} aria-labelledby={id}>
      <Text as="h2" id={id} size="lg">
        {words.title}
      </Text>
      <LoanFields {...fields} />
      {showPrice && <PriceArea priceCents={priceCents} loan={loan} />}
      <p className={styles.label} id={`${id}-label`}>
        {words.monthly}
      </p>
      <output className={styles.answer} aria-labelledby={`${id}-label`}>
        <Estimate loan={loan} />
      </output>
      <p className="muted">{words.estimate}</p>
    </section>
  )
}
