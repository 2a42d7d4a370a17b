import type { AnalyticsSummary } from '@mainstreet/shared/contracts/site/visits'
import { useBackOfficeLocale, useWords } from '../../../kit/language/bilingual'
import { Button } from '../../../kit/ui/button'
import { Select } from '../../../kit/ui/select'
import { monthName } from './dates'
import styles from './span-chooser.module.css'
import { summaryWords } from './words'

type SpanChooserProps = Pick<AnalyticsSummary, 'months'> & {
  chosen: string | undefined
  onChoose: (month: string | undefined) => void
}

/** The span that is looked at: one of the last 12 months, or the last 30 days. */
export const SpanChooser = ({ months, chosen, onChoose }: SpanChooserProps) => {
  const words = useWords(summaryWords)
  const locale = useBackOfficeLocale()
  const options = months.toReversed().map(({ month }) => ({ value: month, label: monthName(month, locale) }))
  return (
    <div className={styles.chooser}>
      <Select
        label={words.month}
        hideLabel
        placeholder={words.chooseMonth}
        options={options}
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(target.value || undefined)}
      />
      <Button
        className={chosen === undefined ? styles.pressed : undefined}
        aria-pressed={chosen === undefined}
        onClick={() => onChoose(undefined)}
      >
        {words.last30Days}
      </Button>
    </div>
  )
}
