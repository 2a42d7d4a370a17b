import type { Sale } from '@mainstreet/shared/contracts/marketplace/sales'
import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { localTime } from '@mainstreet/shared/rules/time/local-time'
import { toCents } from '@mainstreet/shared/rules/money/money'
import { BadgePercent, Plus, X } from 'lucide-react'
import { useState } from 'react'
import { useBackOfficeLinks } from '../../../kit/back-office-links'
import { useList } from '../../../kit/data/data'
import { useOperation } from '../../../kit/data/data-writes'
import { useUndoableRemoval } from '../../../kit/data/lists/use-undoable-removal'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats, useTimeZone } from '../../../kit/language/use-formats'
import { useMoment } from '../../../kit/use-moment'
import { Badge, type Tone } from '../../../kit/ui/badge'
import { Button } from '../../../kit/ui/button'
import { Card } from '../../../kit/ui/card'
import { EmptyState } from '../../../kit/ui/empty-state'
import { ErrorState } from '../../../kit/ui/error-state'
import { IconButton } from '../../../kit/ui/icon-button'
import { Page } from '../../../kit/ui/page'
import { Skeleton } from '../../../kit/ui/skeleton'
import { Row, Stack } from '../../../kit/ui/stack'
import { Text } from '../../../kit/ui/text'
import { toast } from '../../../kit/ui/toaster'
import { SaleDialog } from './sale-dialog'
import { saleWords } from './sale-words'

type State = 'coming' | 'running' | 'over'

const tones: Record<State, Tone> = { coming: 'info', running: 'success', over: 'neutral' }

const stateOf = ({ startsAt, endsAt }: Sale, now: Date): State => {
  if (endsAt && Date.parse(endsAt) <= now.getTime()) return 'over'
  return Date.parse(startsAt) > now.getTime() ? 'coming' : 'running'
}

/** How much a sale takes off, in words. */
const useDiscount = () => {
  const words = useWords(saleWords)
  const { money, number } = useFormats()
  return ({ kind, value }: Sale) => {
    if (kind === 'percent') return words.off(`${number(value)}\u00a0%`)
    return kind === 'amount' ? words.off(money(toCents(value))) : words.at(money(toCents(value)))
  }
}

/** From when until when, by days where both ends are midnights. */
const useSpan = () => {
  const words = useWords(saleWords)
  const { day, moment } = useFormats()
  const timezone = useTimeZone()
  const isMidnight = (text: string) => localTime(new Date(text), timezone).seconds === 0
  return ({ startsAt, endsAt }: Sale) => {
    const from = isMidnight(startsAt) ? day(startsAt) : moment(startsAt)
    if (!endsAt) return words.from(from)
    const lastMoment = new Date(Date.parse(endsAt) - 1).toISOString()
    return words.span(from, isMidnight(endsAt) ? day(lastMoment) : moment(endsAt))
  }
}

const SaleRow = ({ sale, onRemove }: { sale: Sale; onRemove: () => void }) => {
  const words = useWords(saleWords)
  const span = useSpan()
  const discount = useDiscount()
  const state = stateOf(sale, useMoment())
  const { run, busy } = useOperation('stop-sale')
  const { name, items } = sale
  const stop = () =>
    run({ id: sale.id }).then(
      () => toast.success(words.stopped(name)),
      (error: unknown) => toast.error(words.notStopped, error),
    )
  return (
    <Row as="li" spread nowrap>
      <Stack gap={0}>
        <Row gap={2}>
          <Text weight="medium">{name}</Text>
          <Badge tone={tones[state]}>{words.states[state]}</Badge>
        </Row>
        <Text size="sm" tone="muted">
          {[discount(sale), words.items(items), span(sale)].join(' · ')}
        </Text>
      </Stack>
      {state === 'over' ? (
        <IconButton label={words.remove(name)} icon={<X />} onClick={onRemove} />
      ) : (
        <Button size="small" loading={busy} aria-label={words.stopOf(name)} onClick={() => void stop()}>
          {words.stop}
        </Button>
      )}
    </Row>
  )
}

const newest = { $sort: { startsAt: -1 as const, id: -1 as const }, $limit: 100 }

/** The sales of many items: running, to come, and over. */
export const DashboardItemSalesPage = () => {
  const words = useWords(saleWords)
  const { other } = useBackOfficeLinks()
  const { rows, error, refetch } = useList('sales', newest)
  const { hidden, removeWithUndo } = useUndoableRemoval('sales')
  const [isAdding, setAdding] = useState(false)
  const add = (
    <Button variant="primary" icon={<Plus />} onClick={() => setAdding(true)}>
      {words.add}
    </Button>
  )
  const shown = rows?.filter(({ id }) => !hidden.has(id))
  return (
    <Page
      title={words.title}
      description={words.about}
      back={{ to: other(backOfficeRoutes.items), label: words.products }}
      action={add}
    >
      {!shown && (error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton block lines={4} />)}
      {shown?.length === 0 && (
        <EmptyState icon={<BadgePercent />} title={words.nothing}>
          {words.nothingAbout}
        </EmptyState>
      )}
      {shown && shown.length > 0 && (
        <Card>
          <Stack as="ul" gap={4}>
            {shown.map((sale) => (
              <SaleRow
                key={sale.id}
                sale={sale}
                onRemove={() => removeWithUndo(sale.id, words.removed(sale.name))}
              />
            ))}
          </Stack>
        </Card>
      )}
      {isAdding && <SaleDialog onClose={() => setAdding(false)} />}
    </Page>
  )
}
