import { asSoonAsPossible, type TimedWay } from '@mainstreet/shared/contracts/orders/order-times'
import { clockText, longDateText } from '@mainstreet/shared/rules/time/moment-text'
import { ErrorState } from '../../kit/ui/error-state'
import { Notice } from '../../kit/ui/notice'
import { Select } from '../../kit/ui/select'
import { Spinner } from '../../kit/ui/spinner'
import { useShownSite } from '../../kit/site/shown-site'
import { useCheckoutWords } from '../../kit/site/words/checkout-words'
import { useSiteWords } from '../../kit/site/words/use-site-words'
import styles from './checkout.module.css'
import { useOrderSlots } from './use-order-slots'

type TimeChoiceProps = {
  way: TimedWay
  /** A moment, or `soonest`. */
  value: string
  onChange: (wanted: string) => void
}

/** When an order is fetched or brought: as soon as it can be, or on a day at a time. */
export const TimeChoice = ({ way, value, onChange }: TimeChoiceProps) => {
  const words = useCheckoutWords('times')
  const hours = useSiteWords('hours')
  const { timezone } = useShownSite().company
  const { days, error, refetch } = useOrderSlots(way)
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!days) return <Spinner />
  const [first] = days
  if (!first) return <Notice tone="warning">{words.none}</Notice>
  const clock = (moment: string) => clockText(new Date(moment), timezone, hours)
  const day = days.find(({ times }) => times.includes(value))
  const isSoonest = value === asSoonAsPossible
  const soonest = `${words.soonest} (${longDateText(first.date, hours)}, ${clock(first.times[0]!)})`
  const chooseDay = (date: string) =>
    onChange(days.find((each) => each.date === date)?.times[0] ?? asSoonAsPossible)
  return (
    <div className={styles.pair}>
      <Select
        label={words.day[way]}
        value={isSoonest ? asSoonAsPossible : (day?.date ?? '')}
        onChange={({ target }) => chooseDay(target.value)}
        placeholder={isSoonest || day ? undefined : ''}
        error={isSoonest || day ? undefined : words.gone}
        options={[
          { value: asSoonAsPossible, label: soonest },
          ...days.map(({ date }) => ({ value: date, label: longDateText(date, hours) })),
        ]}
      />
      {day && (
        <Select
          label={words.time}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          options={day.times.map((time) => ({ value: time, label: clock(time) }))}
        />
      )}
    </div>
  )
}
