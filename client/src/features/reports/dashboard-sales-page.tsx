import type { SalesSummary } from '@mainstreet/shared/contracts/orders/reports'
import { localTime } from '@mainstreet/shared/rules/time/local-time'
import { cents } from '@mainstreet/shared/rules/money/money'
import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { Download, Printer } from 'lucide-react'
import { placeOf } from '../../kit/form/fields/time-zone-options'
import { downloadCsv } from '../../kit/csv'
import { LoadedRow } from '../../kit/data/loaded-row'
import { useOperationRead } from '../../kit/data/use-operation-read'
import { useBackOfficeLocale, useWords } from '../../kit/language/bilingual'
import { useFormats } from '../../kit/language/use-formats'
import { useCustomerId } from '../../kit/session/session-context'
import { Button } from '../../kit/ui/button'
import { ErrorState } from '../../kit/ui/error-state'
import { Page } from '../../kit/ui/page'
import { Skeleton } from '../../kit/ui/skeleton'
import { Stack, Row } from '../../kit/ui/stack'
import { Switch } from '../../kit/ui/switch'
import styles from './dashboard-sales-page.module.css'
import { keyOf, type Period } from './period'
import { PeriodPicker } from './period-picker'
import { itemsCsv, sumsCsv, taxesCsv } from './sales-csv'
import { MonthsSection, PiecesSection, SumsSection, TaxesSection, WaysSection } from './sales-sections'
import { usePeriod } from './use-period'
import { usePeriodName } from './use-period-name'
import { salesWords } from './words'

const madeOf = ['account-orders', 'order-refunds'] as const

const Figures = ({ summary: { totals } }: { summary: SalesSummary }) => {
  const { figures } = useWords(salesWords)
  const { money, number } = useFormats()
  const shown = {
    orders: number(totals.orders),
    sold: money(totals.total),
    refunded: money(totals.refunded),
    tax: money(cents(totals.tax - totals.refundedTax)),
    net: money(cents(totals.total - totals.refunded)),
  }
  return (
    <Row as="dl" align="stretch">
      {(['net', 'sold', 'refunded', 'tax', 'orders'] as const).map((key) => (
        <div key={key} className={styles.figure}>
          <dt>{figures[key]}</dt>
          <dd>{shown[key]}</dd>
        </div>
      ))}
    </Row>
  )
}

type LeftOutProps = { summary: SalesSummary; includeTest: boolean; onCountTests: (isOn: boolean) => void }

const LeftOut = ({ summary: { cancelled, tests }, includeTest, onCountTests }: LeftOutProps) => {
  const words = useWords(salesWords)
  const { money } = useFormats()
  const said = includeTest ? words.testsIn : words.testsOut
  return (
    <div className={styles.leftOut}>
      {cancelled.orders > 0 && (
        <p>
          {words.cancelled(
            cancelled.orders,
            money(cancelled.total),
            cancelled.refunded > 0 ? money(cancelled.refunded) : undefined,
          )}
        </p>
      )}
      {tests.orders > 0 && <p>{said(tests.orders, money(tests.total))}</p>}
      {(tests.orders > 0 || includeTest) && (
        <div className={styles.onScreen}>
          <Switch label={words.countTests} checked={includeTest} onChange={onCountTests} />
        </div>
      )}
    </div>
  )
}

const Downloads = ({ summary, period }: { summary: SalesSummary; period: Period }) => {
  const words = useWords(salesWords)
  const locale = useBackOfficeLocale()
  const save = (name: string, text: string) => downloadCsv(`${name}-${keyOf(period)}.csv`, text)
  return (
    <div className={styles.downloads}>
      <Button icon={<Download />} onClick={() => save('sales', sumsCsv(summary, words))}>
        {words.csvSums}
      </Button>
      <Button icon={<Download />} onClick={() => save('taxes', taxesCsv(summary, words, locale))}>
        {words.csvTaxes}
      </Button>
      {summary.items.length > 0 && (
        <Button icon={<Download />} onClick={() => save('items', itemsCsv(summary, words))}>
          {words.csvItems}
        </Button>
      )}
      <Button icon={<Printer />} onClick={() => window.print()}>
        {words.print}
      </Button>
    </div>
  )
}

const Sales = ({ timezone }: { timezone: string }) => {
  const customerId = useCustomerId()
  const { name } = usePeriodName()
  const today = localTime(new Date(), timezone).date
  const { period, includeTest, choose, countTests } = usePeriod(today)
  const { from, to } = period
  const asked = { customerId, from, to, ...(includeTest && { includeTest }) }
  const { answer, isPrevious, error, refetch } = useOperationRead('sales-summary', asked, madeOf)
  return (
    <Stack>
      <PeriodPicker period={period} today={today} onChoose={choose} />
      <h2 className={styles.period}>{name(period)}</h2>
      {!answer && (error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton lines={16} />)}
      {answer && (
        <div className={styles.summary} aria-busy={isPrevious} data-previous={isPrevious || undefined}>
          <Figures summary={answer} />
          <LeftOut summary={answer} includeTest={includeTest} onCountTests={countTests} />
          <SumsSection summary={answer} />
          <TaxesSection summary={answer} />
          <WaysSection summary={answer} />
          <PiecesSection summary={answer} />
          <MonthsSection summary={answer} />
          <Downloads summary={answer} period={period} />
        </div>
      )}
    </Stack>
  )
}

/** What the business sold in a month, quarter, year or any days: sums, taxes for a return, and the months. */
export const DashboardSalesPage = () => {
  const words = useWords(salesWords)
  const id = useCustomerId()
  return (
    <LoadedRow path="account" id={id} placeholder={<Skeleton lines={20} />}>
      {({ timezone }) => (
        <Page
          title={words.title}
          description={words.about(placeOf(timezone))}
          back={{ to: backOfficeRoutes.orders, label: words.orders }}
        >
          <Sales timezone={timezone} />
        </Page>
      )}
    </LoadedRow>
  )
}
