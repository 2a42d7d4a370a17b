import { monthlyPayment } from '@mainstreet/shared/loan'
import { formatMoney } from '@mainstreet/shared/money'
import { useId } from 'react'
import { Select } from '../../kit/ui/select'
import { TextField } from '../../kit/ui/text-field'
import { useLocale, useTexts } from '../site/texts/use-texts'
import styles from './payment-calculator.module.css'
import { useLoan } from './use-loan'

const Estimate = ({ loan }: { loan: NonNullable<ReturnType<typeof useLoan>['loan']> }) => {
  const texts = useTexts('cars')
  const locale = useLocale()
  return (
    <>
      <span className={styles.payment}>
        <strong>{formatMoney(monthlyPayment(loan), locale)}</strong> {texts.perMonth}
      </span>
      <span className={styles.note}>
        {texts.borrowed(formatMoney(loan.cents, locale))} · {texts.months(loan.months)}
      </span>
    </>
  )
}

/** Estimates what a car costs by the month; the dealer's rate and term are the start, all can be changed. */
export const PaymentCalculator = ({ priceCents }: { priceCents: number }) => {
  const id = useId()
  const texts = useTexts('cars')
  const locale = useLocale()
  const { down, rate, term, loan } = useLoan(priceCents)
  const dollar = locale === 'fr' ? { suffix: '$' } : { prefix: '$' }
  return (
    <section className={`site-card ${styles.calculator}`} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {texts.calculator}
      </h2>
      <div className={styles.fields}>
        <TextField
          label={texts.down}
          {...dollar}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          value={down.typed}
          onChange={({ target }) => down.set(target.value)}
          error={down.wrong ? texts.badDown : undefined}
        />
        <TextField
          label={texts.rate}
          suffix="%"
          inputMode="decimal"
          autoComplete="off"
          value={rate.typed}
          onChange={({ target }) => rate.set(target.value)}
          error={rate.wrong ? texts.badRate : undefined}
        />
        <Select
          label={texts.term}
          value={String(term.months)}
          onChange={({ target }) => term.set(Number(target.value))}
          options={term.choices.map((months) => ({ value: String(months), label: texts.months(months) }))}
        />
      </div>
      <p className={styles.label} id={`${id}-label`}>
        {texts.monthly}
      </p>
      <output className={styles.answer} aria-labelledby={`${id}-label`}>
        {loan ? <Estimate loan={loan} /> : <span className={styles.payment}>–</span>}
      </output>
      <p className={styles.note}>{texts.estimate}</p>
    </section>
  )
}
