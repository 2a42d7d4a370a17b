import styles from './spark-line.module.css'

const width = 240
const height = 48
/** Half the line and its end's point, which must not be cut off. */
const inset = 4

/** A small line without axes: how something went. Its label says in words what it shows. */
export const SparkLine = ({ values, label }: { values: readonly number[]; label: string }) => {
  const most = Math.max(...values, 1)
  const x = (index: number) => inset + (index / Math.max(1, values.length - 1)) * (width - 2 * inset)
  const y = (value: number) => height - inset - (value / most) * (height - 2 * inset)
  const points = values.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`)
  const last = values.length - 1
  return (
    <svg className={styles.line} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <path
        className={styles.area}
        d={`M${x(0)},${height - inset} L${points.join(' L')} L${x(last)},${height - inset} Z`}
      />
      <polyline className={styles.stroke} points={points.join(' ')} />
      {last >= 0 && <circle className={styles.end} cx={x(last)} cy={y(values[last]!)} r={3} />}
    </svg>
  )
}
