import { weekdays, type Weekday } from '@mainstreet/shared/rules/time/local-time'
import { asLocale, type Locale } from '@mainstreet/shared/rules/language'
import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAllRows } from '../../../kit/data/lists/use-all-rows'
import { useWords } from '../../../kit/language/bilingual'
import { useAddressParams } from '../../../kit/use-address-params'
import { Button } from '../../../kit/ui/button'
import { EmptyState } from '../../../kit/ui/empty-state'
import { ErrorState } from '../../../kit/ui/error-state'
import { Page } from '../../../kit/ui/page'
import { SegmentedControl } from '../../../kit/ui/segmented-control'
import { Select } from '../../../kit/ui/select'
import { Skeleton } from '../../../kit/ui/skeleton'
import { useTab } from '../../../kit/ui/tab-links'
import { dayIdOf } from '../editor/menu-days'
import { menuWords } from '../editor/menu-words'
import { MenuSheet } from './menu-sheet'
import styles from './menu-sheet.module.css'
import { printWords } from './print-words'
import { useAccount } from '../../../kit/data/use-account'

type Paper = 'a4' | 'letter'

type ToolsProps = { part: string; paper: Paper; onPaper: (paper: Paper) => void; locale: Locale }

const Tools = ({ part, paper, onPaper, locale }: ToolsProps) => {
  const words = useWords(printWords)
  const { day } = useWords(menuWords)
  const [, ask] = useAddressParams()
  const { row: account } = useAccount()
  return (
    <div className={styles.tools}>
      <Select
        label={words.what}
        value={part}
        options={[
          { value: 'week', label: words.week },
          ...weekdays.map((each) => ({ value: each, label: day[each] })),
        ]}
        onChange={({ target }) => ask({ part: target.value })}
      />
      <SegmentedControl<Paper>
        label={words.paper}
        value={paper}
        onChange={onPaper}
        options={[
          { value: 'letter', label: words.letter },
          { value: 'a4', label: words.a4 },
        ]}
      />
      {account?.bilingual && (
        <SegmentedControl<Locale>
          label={words.language}
          value={locale}
          onChange={(lang) => ask({ lang })}
          options={[
            { value: 'en', label: 'English' },
            { value: 'fr', label: 'Français' },
          ]}
        />
      )}
    </div>
  )
}

type SheetsProps = { days: readonly Weekday[]; paper: Paper; locale: Locale }

const Sheets = ({ days, paper, locale }: SheetsProps) => {
  const words = useWords(printWords)
  const { row: account, error: failed, refetch: again } = useAccount()
  const { rows, complete, error, refetch } = useAllRows('restaurant')
  if (error && !complete) return <ErrorState error={error} onRetry={refetch} />
  if (failed && !account) return <ErrorState error={failed} onRetry={again} />
  if (!account || !rows || !complete) return <Skeleton lines={12} />
  const served = days.filter((day) => rows.some(({ dayId }) => dayId === dayIdOf(day)))
  if (served.length === 0) return <EmptyState title={words.nothing} />
  return (
    <div className={styles.sheets} data-paper={paper}>
      {served.map((day) => (
        <MenuSheet
          key={day}
          {...{ account, day, locale }}
          dishes={rows.filter(({ dayId }) => dayId === dayIdOf(day))}
        />
      ))}
    </div>
  )
}

/** The language that the address asks for (`?lang=fr`) where the business's texts are in both; else its own. */
const usePaperLocale = (): Locale => {
  const [params] = useSearchParams()
  const { row: account } = useAccount()
  const own = account?.language ?? 'en'
  return account?.bilingual ? (asLocale(params.get('lang')) ?? own) : own
}

/** The menu of a day or of the week, a sheet for each day, to print. */
export const DashboardMenuPrintPage = () => {
  const words = useWords(printWords)
  const part = useTab(['week', ...weekdays])
  const [paper, setPaper] = useState<Paper>('letter')
  const locale = usePaperLocale()
  return (
    <Page
      title={words.title}
      description={words.about}
      back={{ to: backOfficeRoutes.menu, label: words.back }}
      action={
        <Button variant="primary" icon={<Printer />} onClick={() => window.print()}>
          {words.print}
        </Button>
      }
    >
      <Tools part={part} paper={paper} onPaper={setPaper} locale={locale} />
      <Sheets days={part === 'week' ? weekdays : [part]} paper={paper} locale={locale} />
    </Page>
  )
}
