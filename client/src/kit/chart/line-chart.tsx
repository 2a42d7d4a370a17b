import { ChartLine, Table2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useBackOfficeLocale, useWords } from '../language/bilingual'
import { Button } from '../ui/button'
import { Skeleton } from '../ui/skeleton'
import { chartWords } from './chart-words'
import styles from './line-chart.module.css'

/** One value of a line. */
export interface ChartPoint {
  /** Below the axis: short. */
  label: string
  /** In the table and beside the pointer: in full. */
  name: string
  value: number
}

/** What a line chart shows. */
export type LineChartProps = {
  /** What the chart is about, as the heading of its table. */
  title: string
  /** What the points are, and what their values are, as the heads of the table's columns. */
  pointLabel: string
  valueLabel: string
  points: readonly ChartPoint[]
  /** The last value is not final yet: the line to it is dashed. */
  isLastOpen?: boolean
}

// The library is large: it comes when a chart is first shown.
const LineCanvas = lazy(() => import('./line-canvas').then((file) => ({ default: file.LineCanvas })))

const ChartTable = ({ title, pointLabel, valueLabel, points }: LineChartProps) => {
  const locale = useBackOfficeLocale()
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{pointLabel}</th>
          <th scope="col" className={styles.number}>
            {valueLabel}
          </th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className={styles.number}>{value.toLocaleString(`${locale}-CA`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A line over time with readable axes. The table behind it is what screen readers get, and everybody at the press of a button. */
export const LineChart = (props: LineChartProps) => {
  const words = useWords(chartWords)
  const [isTable, setIsTable] = useState(false)
  return (
    <div className={styles.chart}>
      <div className={styles.bar}>
        <span aria-hidden="true" className="muted">
          {props.title}
        </span>
        <Button
          size="small"
          variant="quiet"
          icon={isTable ? <ChartLine /> : <Table2 />}
          onClick={() => setIsTable(!isTable)}
        >
          {isTable ? words.showChart : words.showTable}
        </Button>
      </div>
      {/* Not hidden from screen readers while the chart is shown, which they cannot read; what scrolls is reached by keys. */}
      <div
        className={isTable ? styles.sheet : styles.behind}
        {...(isTable && { tabIndex: 0, role: 'region', 'aria-label': props.title })}
      >
        <ChartTable {...props} />
      </div>
      {!isTable && (
        <div className={styles.canvas} aria-hidden="true">
          <Suspense fallback={<Skeleton block />}>
            <LineCanvas {...props} />
          </Suspense>
        </div>
      )}
    </div>
  )
}
