import { useState, type PointerEvent } from 'react'
import styles from './spark-line.module.css'

const width = 100
const height = 100
/** Of the height, so that neither the lowest nor the highest part of the line is cut off. */
const inset = 8

type SparkLineProps = {
  values: readonly number[]
  /** Says in words what it shows. */
  label: string
  /** What stands below: of the value under the pointer, or of none. */
  caption: (index: number | undefined) => string
}

/** A small line without axes, as wide and high as its place: how something went, and below it what the pointer is at. */
export const SparkLine = ({ values, label, caption }: SparkLineProps) => {
  const [at, setAt] = useState<number>()
  const most = Math.max(...values, 1)
  const least = Math.min(...values, 0)
  const last = values.length - 1
  const x = (index: number) => (index / Math.max(1, last)) * width
  const y = (value: number) => height - inset - ((value - least) / (most - least)) * (height - 2 * inset)
  const points = values.map((value, index) => `${x(index).toFixed(2)},${y(value).toFixed(2)}`)
  const follow = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width: wide } = currentTarget.getBoundingClientRect()
    setAt(Math.max(0, Math.min(last, Math.round(((clientX - left) / wide) * last))))
  }
  return (
    <div onPointerMove={follow} onPointerDown={follow} onPointerLeave={() => setAt(undefined)}>
      <svg
        className={styles.line}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        <path className={styles.area} d={`M0,${height} L${points.join(' L')} L${x(last)},${height} Z`} />
        <polyline className={styles.stroke} points={points.join(' ')} />
        {at !== undefined && <path className={styles.rule} d={`M${x(at)},0 V${height}`} />}
        {/* A line without length has round ends, whatever its picture is stretched to. */}
        {last >= 0 && <path className={styles.end} d={`M${points[at ?? last]} h0`} />}
      </svg>
      <p className={styles.caption} aria-hidden="true">
        {caption(at)}
      </p>
    </div>
  )
}
