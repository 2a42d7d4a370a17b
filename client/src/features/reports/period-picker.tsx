import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useWords } from '../../kit/language/bilingual'
import { IconButton } from '../../kit/ui/icon-button'
import { SegmentedControl } from '../../kit/ui/segmented-control'
import { Select } from '../../kit/ui/select'
import { Row } from '../../kit/ui/stack'
import { TextField } from '../../kit/ui/text-field'
import {
  calendarPeriod,
  keyOf,
  offeredPeriods,
  ofKind,
  periodKinds,
  readPeriod,
  withDay,
  type Period,
} from './period'
import styles from './period-picker.module.css'
import { usePeriodName } from './use-period-name'
import { salesWords } from './words'

type PickerProps = { period: Period; today: string; onChoose: (period: Period) => void }

const CalendarPicker = ({ period, today, onChoose }: PickerProps) => {
  const words = useWords(salesWords)
  const { name } = usePeriodName()
  const { kind, from, to } = period
  if (kind === 'days') return null
  const step = (by: number) => onChoose(calendarPeriod(kind, from, by))
  return (
    <Row gap={1} nowrap>
      <IconButton label={words.earlier} icon={<ChevronLeft />} onClick={() => step(-1)} />
      <Select
        label={words.period}
        hideLabel
        value={keyOf(period)}
        onChange={(event) => onChoose(readPeriod(event.target.value, today))}
        options={offeredPeriods(period, today).map((each) => ({ value: keyOf(each), label: name(each) }))}
      />
      <IconButton
        label={words.later}
        icon={<ChevronRight />}
        disabled={to >= today}
        onClick={() => step(1)}
      />
    </Row>
  )
}

const DaysPicker = ({ period, onChoose }: PickerProps) => {
  const words = useWords(salesWords)
  return (
    <Row align="stretch">
      {(['from', 'to'] as const).map((end) => (
        <TextField
          key={end}
          type="date"
          label={words[end]}
          value={period[end]}
          max="9999-12-31"
          onChange={({ target }) => target.value && onChoose(withDay(period, end, target.value))}
        />
      ))}
    </Row>
  )
}

/** Chooses a month, quarter or year, or any days. */
export const PeriodPicker = (props: PickerProps) => {
  const { period, today, onChoose } = props
  const words = useWords(salesWords)
  return (
    <div className={styles.picker}>
      <SegmentedControl
        label={words.period}
        value={period.kind}
        onChange={(kind) => onChoose(ofKind(kind, period, today))}
        options={periodKinds.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
      />
      {period.kind === 'days' ? <DaysPicker {...props} /> : <CalendarPicker {...props} />}
    </div>
  )
}
