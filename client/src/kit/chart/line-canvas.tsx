import {
  CategoryScale,
  Chart,
  Filler,
  LinearScale,
  LineElement,
  PointElement,
  Tooltip,
  type ChartData,
  type ChartOptions,
} from 'chart.js'
import { useRef } from 'react'
import { Line } from 'react-chartjs-2'
import { useBackOfficeLocale } from '../language/bilingual'
import { useChartColours, type ChartColours } from './chart-colours'
import type { LineChartProps } from './line-chart'
import styles from './line-chart.module.css'

Chart.register(CategoryScale, Filler, LinearScale, LineElement, PointElement, Tooltip)

const dashes = [4, 4]

const dataOf = (
  { points, valueLabel, isLastOpen }: LineChartProps,
  colours: ChartColours,
): ChartData<'line'> => {
  const last = points.length - 1
  const isOpen = (index: number) => isLastOpen && index === last
  return {
    labels: points.map(({ label }) => label),
    datasets: [
      {
        label: valueLabel,
        data: points.map(({ value }) => value),
        borderColor: colours.line,
        borderWidth: 2,
        // Straight from day to day: a curve shows what nobody counted.
        tension: 0,
        fill: 'origin',
        backgroundColor: colours.area,
        segment: { borderDash: ({ p1DataIndex }) => (isOpen(p1DataIndex) ? dashes : undefined) },
        pointRadius: points.map((_, index) => (isOpen(index) || points.length === 1 ? 4 : 0)),
        pointHoverRadius: 4,
        pointHitRadius: 16,
        pointBackgroundColor: points.map((_, index) => (isOpen(index) ? colours.surface : colours.line)),
        pointBorderColor: colours.line,
        pointBorderWidth: 2,
      },
    ],
  }
}

const optionsOf = (props: LineChartProps, colours: ChartColours, locale: string): ChartOptions<'line'> => {
  const { points, valueLabel } = props
  const font = { family: colours.font, size: 12 }
  const ticks = { color: colours.text, font }
  return {
    locale,
    responsive: true,
    maintainAspectRatio: false,
    animation: matchMedia('(prefers-reduced-motion: reduce)').matches ? false : { duration: 300 },
    interaction: { mode: 'index', intersect: false },
    scales: {
      x: {
        grid: { display: false },
        border: { color: colours.grid },
        ticks: { ...ticks, maxRotation: 0, autoSkipPadding: 20 },
      },
      y: {
        beginAtZero: true,
        // Even where nothing happened the axis counts in whole numbers.
        suggestedMax: 4,
        grid: { color: colours.grid },
        border: { display: false },
        ticks: { ...ticks, precision: 0, maxTicksLimit: 5, padding: 8 },
      },
    },
    plugins: {
      tooltip: {
        backgroundColor: colours.surface,
        borderColor: colours.grid,
        borderWidth: 1,
        titleColor: colours.text,
        titleFont: { ...font, weight: 'normal' },
        bodyColor: colours.line,
        bodyFont: { ...font, size: 14, weight: 'bold' },
        displayColors: false,
        padding: 10,
        callbacks: {
          title: ([at]) => points[at!.dataIndex]!.name,
          label: ({ formattedValue }) => `${formattedValue} ${valueLabel}`,
        },
      },
    },
  }
}

/** The picture of a line chart. */
export const LineCanvas = (props: LineChartProps) => {
  const probe = useRef<HTMLSpanElement>(null)
  const colours = useChartColours(probe)
  const locale = `${useBackOfficeLocale()}-CA`
  return (
    <>
      <span ref={probe} className={styles.probe} />
      {colours && <Line data={dataOf(props, colours)} options={optionsOf(props, colours, locale)} />}
    </>
  )
}
