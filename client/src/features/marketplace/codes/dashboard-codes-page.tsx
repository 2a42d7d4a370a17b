import type { DiscountCode } from '@mainstreet/shared/contracts/discount-codes'
import { cents, toCents } from '@mainstreet/shared/rules/money/money'
import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { Plus, Ticket } from 'lucide-react'
import { useState } from 'react'
import { useBackOfficeLinks } from '../../../kit/back-office-links'
import { copyText } from '../../../kit/copy-text'
import { useList } from '../../../kit/data/data'
import { useUndoableRemoval } from '../../../kit/data/lists/use-undoable-removal'
import { useAccount } from '../../../kit/data/use-account'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { siteAddress } from '../../../kit/site-address'
import { Badge, type Tone } from '../../../kit/ui/badge'
import { Button } from '../../../kit/ui/button'
import { Card } from '../../../kit/ui/card'
import { EmptyState } from '../../../kit/ui/empty-state'
import { Page } from '../../../kit/ui/page'
import { Table } from '../../../kit/ui/table'
import type { Column } from '../../../kit/ui/table-columns'
import { toast } from '../../../kit/ui/toaster'
import { useMoment } from '../../../kit/use-moment'
import { CodeDialog, type EditedCode } from './code-dialog'
import { codeWords } from './code-words'

type State = 'coming' | 'live' | 'over' | 'usedUp'

const tones: Record<State, Tone> = { coming: 'info', live: 'success', over: 'neutral', usedUp: 'neutral' }

const stateOf = ({ startsAt, endsAt, usageLimit, used }: DiscountCode, now: Date): State => {
  if (endsAt && Date.parse(endsAt) <= now.getTime()) return 'over'
  if (usageLimit !== null && used >= usageLimit) return 'usedUp'
  return startsAt && Date.parse(startsAt) > now.getTime() ? 'coming' : 'live'
}

/** What a code takes off, and from which amount on. */
const useTerms = () => {
  const words = useWords(codeWords)
  const { money, percent } = useFormats()
  return ({ kind, value, minimum }: DiscountCode) => {
    const off = kind === 'percent' ? percent(value / 100, 2) : money(toCents(value))
    return [
      kind === 'shipping' ? words.freeShipping : words.off(off),
      ...(minimum > 0 ? [words.from(money(toCents(minimum)))] : []),
    ].join(' · ')
  }
}

const useColumns = (): Column<DiscountCode>[] => {
  const words = useWords(codeWords)
  const { money, number } = useFormats()
  const terms = useTerms()
  const now = useMoment()
  return [
    { key: 'code', header: words.code, cell: ({ code }) => code },
    { key: 'what', header: words.what, onCard: 'line', cell: terms },
    {
      key: 'state',
      header: words.state,
      cell: (row) => <Badge tone={tones[stateOf(row, now)]}>{words.states[stateOf(row, now)]}</Badge>,
    },
    {
      key: 'used',
      header: words.uses,
      align: 'end',
      hideBelow: 600,
      cell: ({ used, usageLimit }) => words.times(used, usageLimit === null ? '' : number(usageLimit)),
    },
    {
      key: 'brought',
      header: words.brought,
      align: 'end',
      hideBelow: 800,
      cell: ({ brought }) => money(cents(brought)),
    },
  ]
}

const newest = { $sort: { id: -1 as const }, $limit: 500 }

/** Discount codes: made, changed, given away by a link, and how much each has brought. */
export const DashboardCodesPage = () => {
  const words = useWords(codeWords)
  const { other } = useBackOfficeLinks()
  const { row: account } = useAccount()
  const { rows, error, refetch } = useList('discount-codes', newest)
  const { hidden, removeWithUndo } = useUndoableRemoval('discount-codes')
  const [edited, setEdited] = useState<EditedCode | null>(null)
  const add = (
    <Button variant="primary" icon={<Plus />} onClick={() => setEdited('new')} aria-haspopup="dialog">
      {words.add}
    </Button>
  )
  const copyLink = async ({ code }: DiscountCode) => {
    const link = `${siteAddress(account?.str_domain || window.location.hostname)}/?${new URLSearchParams({ code })}`
    await copyText(link).then(
      () => toast.success(words.copied),
      () => toast.info(link),
    )
  }
  return (
    <Page
      title={words.title}
      description={words.about}
      back={{ to: other(backOfficeRoutes.items), label: words.products }}
      action={add}
    >
      <Card flush>
        <Table
          label={words.title}
          columns={useColumns()}
          rows={rows?.filter(({ id }) => !hidden.has(id))}
          rowKey={({ id }) => id}
          rowName={({ code }) => code}
          onRowClick={setEdited}
          rowMenu={(row) => [
            { label: words.editRow, onSelect: () => setEdited(row) },
            { label: words.copy, onSelect: () => void copyLink(row) },
            'separator',
            {
              label: words.remove,
              onSelect: () => removeWithUndo(row.id, words.removed(row.code)),
              danger: true,
            },
          ]}
          empty={
            <EmptyState title={words.empty} icon={<Ticket />} sample={words.sample}>
              {words.emptyAbout}
            </EmptyState>
          }
          error={error}
          onRetry={refetch}
        />
      </Card>
      {edited && <CodeDialog edited={edited} onClose={() => setEdited(null)} />}
    </Page>
  )
}
