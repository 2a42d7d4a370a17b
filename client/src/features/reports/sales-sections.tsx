import type { SalesPieces, SalesSummary } from '@mainstreet/shared/contracts/orders/reports'
import { cents } from '@mainstreet/shared/rules/money/money'
import { provinces } from '@mainstreet/shared/rules/regions'
import { taxName } from '@mainstreet/shared/rules/money/tax-names'
import { useBackOfficeLocale, useWords } from '../../kit/language/bilingual'
import { useFormats } from '../../kit/language/use-formats'
import { Card } from '../../kit/ui/card'
import { FiguresTable, type FiguresRow } from './figures-table'
import { netOf, taxGroups } from './tax-groups'
import { usePeriodName } from './use-period-name'
import { salesWords } from './words'

type SummaryProps = { summary: SalesSummary }

/** Items, shipping, tax and total: charged, given back, and what stays. */
export const SumsSection = ({ summary: { totals } }: SummaryProps) => {
  const { part, parts, columns, sums, sumsAbout } = useWords(salesWords)
  const { money } = useFormats()
  const pairs = {
    items: [totals.items, totals.refundedItems],
    shipping: [totals.shipping, totals.refundedShipping],
    tax: [totals.tax, totals.refundedTax],
    total: [totals.total, totals.refunded],
  } as const
  const rows = (['items', 'shipping', 'tax', 'total'] as const).map((key): FiguresRow => {
    const [charged, refunded] = pairs[key]
    const cells = [charged, refunded, netOf({ charged, refunded })].map(money)
    return { key, name: parts[key], cells, isSum: key === 'total' }
  })
  const head = [{ text: part }, { text: columns.charged }, { text: columns.refunded }, { text: columns.net }]
  return (
    <Card title={sums} description={sumsAbout} flush>
      <FiguresTable label={sums} head={head} rows={rows} />
    </Card>
  )
}

const useProvinceName = () => {
  const locale = useBackOfficeLocale()
  return (code: string) => {
    const found = provinces.find((each) => each.code === code)
    if (!found) return code
    return locale === 'fr' ? found.french : found.name
  }
}

/** Each tax by province, with the sums that a return asks for. */
export const TaxesSection = ({ summary: { taxes, untaxed } }: SummaryProps) => {
  const words = useWords(salesWords)
  const locale = useBackOfficeLocale()
  const provinceName = useProvinceName()
  const { money } = useFormats()
  const { columns } = words
  const exempt: FiguresRow = {
    key: 'untaxed',
    name: words.untaxed,
    cells: [untaxed.charged, untaxed.refunded, netOf(untaxed)].map(money),
  }
  const taxRows = taxGroups(taxes).flatMap(({ group, lines, ...sum }): FiguresRow[] => [
    ...lines.map((line) => ({
      key: `${line.label} ${line.province}`,
      name: `${taxName(line.label, locale)} – ${provinceName(line.province)}`,
      cells: [line.charged, line.refunded, netOf(line)].map(money),
    })),
    {
      key: group,
      name: words.groups[group],
      cells: [sum.charged, sum.refunded, netOf(sum)].map(money),
      isSum: true,
    },
  ])
  const rows = untaxed.charged + untaxed.refunded > 0 ? [...taxRows, exempt] : taxRows
  const head = [
    { text: words.tax },
    { text: columns.charged },
    { text: columns.refunded },
    { text: columns.net },
  ]
  return (
    <Card title={words.taxes} description={rows.length ? words.taxesAbout : words.noTaxes} flush>
      {rows.length > 0 && <FiguresTable label={words.taxes} head={head} rows={rows} />}
    </Card>
  )
}

/** How orders were paid, with tax. */
export const WaysSection = ({ summary: { ways } }: SummaryProps) => {
  const words = useWords(salesWords)
  const { money, number } = useFormats()
  if (ways.length === 0) return null
  const untold = ways.reduce((sum, each) => sum + each.untold, 0)
  const hasFees = untold > 0 || ways.some(({ fees }) => fees > 0)
  const head = [
    { text: words.way },
    { text: words.orders, isWide: true },
    { text: words.columns.charged },
    { text: words.columns.refunded, isWide: hasFees },
    { text: words.columns.net },
    ...(hasFees ? [{ text: words.fees }] : []),
  ]
  const rows = ways.map((each) => ({
    key: each.way,
    name: words.ways[each.way],
    cells: [
      number(each.orders),
      ...[each.charged, each.refunded, netOf(each)].map(money),
      ...(hasFees ? [money(each.fees)] : []),
    ],
  }))
  const about = [words.byWayAbout, hasFees && words.feesAbout, untold > 0 && words.untold(untold)]
  return (
    <Card title={words.byWay} description={about.filter(Boolean).join(' ')} flush>
      <FiguresTable label={words.byWay} head={head} rows={rows} />
    </Card>
  )
}

/** So many things are shown; the file has all. */
const shownItems = 20

/** What was sold, by category and by thing, without tax. */
export const PiecesSection = ({ summary: { categories, items } }: SummaryProps) => {
  const words = useWords(salesWords)
  const { money, number } = useFormats()
  if (items.length === 0) return null
  const rowOf = (key: string | number, name: string, each: SalesPieces): FiguresRow => ({
    key: String(key),
    name,
    cells: [number(each.pieces - each.returned), ...[each.charged, each.refunded, netOf(each)].map(money)],
  })
  const headOf = (first: string) => [
    { text: first },
    { text: words.pieces },
    { text: words.columns.charged, isWide: true },
    { text: words.columns.refunded, isWide: true },
    { text: words.columns.net },
  ]
  const isSorted = categories.some(({ category }) => category !== null)
  return (
    <>
      {isSorted && (
        <Card title={words.byCategory} description={words.piecesAbout} flush>
          <FiguresTable
            label={words.byCategory}
            head={headOf(words.category)}
            rows={categories.map((each) =>
              rowOf(each.category ?? '', each.category ?? words.noCategory, each),
            )}
          />
        </Card>
      )}
      <Card
        title={words.byItem}
        description={
          items.length > shownItems
            ? words.mostSold(number(shownItems), number(items.length))
            : words.piecesAbout
        }
        flush
      >
        <FiguresTable
          label={words.byItem}
          head={headOf(words.item)}
          rows={items.slice(0, shownItems).map((each) => rowOf(each.itemId, each.title, each))}
        />
      </Card>
    </>
  )
}

/** A line for each month, where the period has several. */
export const MonthsSection = ({ summary: { months } }: SummaryProps) => {
  const words = useWords(salesWords)
  const { money, number } = useFormats()
  const { month } = usePeriodName()
  if (months.length < 2) return null
  const head = [
    { text: words.month },
    { text: words.orders, isWide: true },
    { text: words.figures.sold },
    { text: words.figures.refunded },
    { text: words.figures.tax, isWide: true },
    { text: words.columns.net },
  ]
  const rows = months.map((figures) => ({
    key: figures.month,
    name: month(figures.month),
    cells: [
      number(figures.orders),
      money(figures.total),
      money(figures.refunded),
      money(cents(figures.tax - figures.refundedTax)),
      money(cents(figures.total - figures.refunded)),
    ],
  }))
  return (
    <Card title={words.months} flush>
      <FiguresTable label={words.months} head={head} rows={rows} />
    </Card>
  )
}
