import {
  orderTimesContract,
  timedWays,
  type OrderTimes,
  type TimedWay,
} from '@mainstreet/shared/contracts/orders/order-times'
import { useList } from '../../../kit/data/data'
import { useRemove, useSave } from '../../../kit/data/data-writes'
import { AutoSaveForm } from '../../../kit/form/auto-save-form'
import { NumberField } from '../../../kit/form/fields/number-field'
import { SelectField } from '../../../kit/form/fields/select-field'
import { TimeField } from '../../../kit/form/fields/time-field'
import { useWords } from '../../../kit/language/bilingual'
import { Button } from '../../../kit/ui/button'
import { ErrorState } from '../../../kit/ui/error-state'
import { namedOptions, withOwn } from '../../../kit/ui/number-options'
import { SettingsSection } from '../../../kit/ui/settings-section'
import { Skeleton } from '../../../kit/ui/skeleton'
import { Grid, Row, Stack } from '../../../kit/ui/stack'
import { Text } from '../../../kit/ui/text'
import { toast } from '../../../kit/ui/toaster'
import { timeWords } from './time-words'

const steps = [10, 15, 20, 30, 60, 120]
const leads = [0, 15, 30, 60, 120, 240, 1440, 2880, 4320, 10_080]
const daysAhead = [0, 1, 3, 7, 14, 30, 60]

const Rules = ({ row }: { row: OrderTimes }) => {
  const words = useWords(timeWords)
  const { remove } = useRemove('order-times')
  const { everyMinutes, leadMinutes, daysAhead: ahead, way } = row
  const stop = () =>
    remove(row.id).then(
      () => toast.success(words.stopped[way]),
      (error: unknown) => toast.error(words.failed, error),
    )
  return (
    <AutoSaveForm contract={orderTimesContract} row={row} label={words.ways[way]}>
      <Stack gap={4}>
        <Grid min={12}>
          <SelectField
            name="everyMinutes"
            numeric
            options={namedOptions(withOwn(steps, everyMinutes), words.every)}
          />
          <SelectField
            name="leadMinutes"
            numeric
            options={namedOptions(withOwn(leads, leadMinutes), words.lead)}
          />
          <SelectField
            name="daysAhead"
            numeric
            options={namedOptions(withOwn(daysAhead, ahead), words.days)}
          />
          <TimeField name="cutOff" help={words.cutOffHelp} />
          <NumberField name="perSlot" help={words.perSlotHelp} />
        </Grid>
        <Row>
          <Button onClick={() => void stop()}>{words.stop[way]}</Button>
        </Row>
      </Stack>
    </AutoSaveForm>
  )
}

const TimesOfWay = ({ way, row }: { way: TimedWay; row?: OrderTimes }) => {
  const words = useWords(timeWords)
  const { create } = useSave('order-times')
  const begin = () => create({ way }).catch((error: unknown) => toast.error(words.failed, error))
  return (
    <Stack gap={3}>
      <Text as="p" weight="medium">
        {words.ways[way]}
      </Text>
      {row ? (
        <Rules row={row} />
      ) : (
        <>
          <Text as="p" tone="muted">
            {words.off[way]}
          </Text>
          <Row>
            <Button onClick={() => void begin()}>{words.begin[way]}</Button>
          </Row>
        </>
      )}
    </Stack>
  )
}

/** Whether, and how, buyers choose when they fetch an order or have it brought. */
export const TimesSection = () => {
  const words = useWords(timeWords)
  const { rows, error, refetch } = useList('order-times')
  return (
    <SettingsSection id="times" title={words.title} about={words.about}>
      {rows && (
        <Stack gap={5}>
          {timedWays.map((way) => (
            <TimesOfWay key={way} way={way} row={rows.find((row) => row.way === way)} />
          ))}
        </Stack>
      )}
      {!rows && (error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton lines={4} />)}
    </SettingsSection>
  )
}
