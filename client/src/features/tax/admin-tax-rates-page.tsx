import type { TaxRate } from '@mainstreet/shared/contracts/orders/tax'
import { localTime } from '@mainstreet/shared/rules/time/local-time'
import { maxLimit } from '@mainstreet/shared/paging'
import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useList } from '../../kit/data/data'
import { useSave } from '../../kit/data/data-writes'
import { useWords } from '../../kit/language/bilingual'
import { useFormats } from '../../kit/language/use-formats'
import { Badge, type Tone } from '../../kit/ui/badge'
import { Button } from '../../kit/ui/button'
import { Card } from '../../kit/ui/card'
import { Notice } from '../../kit/ui/notice'
import { Page } from '../../kit/ui/page'
import { Table } from '../../kit/ui/table'
import type { Column } from '../../kit/ui/table-columns'
import { toast } from '../../kit/ui/toaster'
import { TaxRateDialog, type EditedRate } from './tax-rate-dialog'
import { stateOf, waitingRates, type TaxRateState } from './tax-rate-states'
import { useRateWords } from './use-rate-words'
import { taxWords } from './words'

const query = { $sort: { province: 1, effectiveFrom: -1 }, $limit: maxLimit }

const tones: Record<TaxRateState, Tone> = {
  inForce: 'success',
  coming: 'info',
  off: 'warning',
  past: 'neutral',
}

const useColumns = (stateOfRate: (rate: TaxRate) => TaxRateState): Column<TaxRate>[] => {
  const { columns, states, nobody, by } = useWords(taxWords)
  const { province, tax, share, parts, since } = useRateWords()
  const { moment } = useFormats()
  const whoAndWhen = ({ changedBy, changedByName, changedAt }: TaxRate) =>
    changedBy === null ? nobody : by(changedByName, moment(changedAt))
  return [
    { key: 'province', header: columns.province, cell: (rate) => province(rate.province) },
    { key: 'tax', header: columns.tax, hideBelow: 800, onCard: 'line', cell: tax },
    {
      key: 'rate',
      header: columns.rate,
      align: 'end',
      cell: (rate) => (
        <>
          <strong>{share(rate.rate)}</strong> {parts(rate) && <small>({parts(rate)})</small>}
        </>
      ),
    },
    { key: 'from', header: columns.from, onCard: 'labelled', cell: since },
    {
      key: 'state',
      header: columns.state,
      onCard: 'line',
      cell: (rate) => (
        <Badge tone={tones[stateOfRate(rate)]} dot>
          {states[stateOfRate(rate)]}
        </Badge>
      ),
    },
    { key: 'changed', header: columns.changed, hideBelow: 1000, cell: whoAndWhen },
  ]
}

const useSwitch = (today: string, onSwitched: () => void) => {
  const words = useWords(taxWords)
  const { province, day } = useRateWords()
  const { patch } = useSave('tax-rates')
  return async (rate: TaxRate) => {
    const name = province(rate.province)
    const on =
      rate.effectiveFrom > today
        ? words.switchedOnLater(name, day(rate.effectiveFrom))
        : words.switchedOn(name)
    try {
      await patch(rate.id, { enabled: !rate.enabled })
      toast.success(rate.enabled ? words.switchedOff(name) : on)
      onSwitched()
    } catch (error) {
      toast.error(words.notSwitched, error)
    }
  }
}

type WaitingProps = { rate: TaxRate; charged: TaxRate; onSwitch: (rate: TaxRate) => Promise<void> }

const WaitingRate = ({ rate, charged, onSwitch }: WaitingProps) => {
  const words = useWords(taxWords)
  const { province, share, day } = useRateWords()
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    await onSwitch(rate)
    setBusy(false)
  }
  return (
    <Notice
      title={words.waiting(province(rate.province), share(rate.rate), day(rate.effectiveFrom))}
      action={
        <Button size="small" loading={busy} onClick={press}>
          {words.switchOnRate(share(rate.rate))}
        </Button>
      }
    >
      {words.waitingAbout(share(charged.rate))}
    </Notice>
  )
}

/** The staff's list of tax rates: what each province charges, what is to come and what is switched off. */
export const AdminTaxRatesPage = () => {
  const words = useWords(taxWords)
  const { province, since } = useRateWords()
  const [edited, setEdited] = useState<EditedRate | null>(null)
  const { rows, error, refetch } = useList('tax-rates', query)
  const today = localTime(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone).date
  const waiting = useMemo(() => waitingRates(rows ?? [], today), [rows, today])
  const onSwitch = useSwitch(today, refetch)
  const columns = useColumns((rate) => stateOf(rate, rows ?? [], today))
  const close = () => {
    setEdited(null)
    refetch()
  }
  return (
    <Page
      title={words.title}
      description={words.about}
      action={
        <Button variant="primary" icon={<Plus />} onClick={() => setEdited('new')} aria-haspopup="dialog">
          {words.add}
        </Button>
      }
    >
      {waiting.map(({ rate, charged }) => (
        <WaitingRate key={rate.id} {...{ rate, charged, onSwitch }} />
      ))}
      <Card flush>
        <Table
          label={words.title}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          rowName={(rate) => `${province(rate.province)}, ${since(rate)}`}
          rowMenu={(rate) => [
            {
              label: rate.enabled ? words.switchOff : words.switchOn,
              onSelect: () => void onSwitch(rate),
            },
            ...(rate.isFixed ? [] : [{ label: words.edit, onSelect: () => setEdited(rate) }]),
          ]}
          error={error}
          onRetry={refetch}
        />
      </Card>
      <TaxRateDialog edited={edited} onClose={close} />
    </Page>
  )
}
