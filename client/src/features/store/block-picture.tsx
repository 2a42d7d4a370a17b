import type { BlockKey } from '@mainstreet/shared/rules/site/home-blocks'
import type { SiteLook } from '@mainstreet/shared/theme/theme'
import type { ReactNode } from 'react'
import { blockDrawing, type DrawnCell } from './block-drawing'
import styles from './block-picture.module.css'

const words = 'var(--site-words)'
const button = 'var(--site-button)'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A picture of a place: sky above land. */
const Photo = ({ x, y, width, height }: Box) => (
  <>
    <rect {...{ x, y, width, height }} fill="#9fb8c8" />
    <rect x={x} y={y + height * 0.55} width={width} height={height * 0.45} fill="#6f8a78" />
  </>
)

const Line = ({ x, y, width }: Omit<Box, 'height'>) => (
  <rect x={x} y={y} width={width} height={2} fill={words} />
)

/** What stands in a cell. */
const cells: Record<DrawnCell['kind'], (box: Box) => ReactNode> = {
  words: ({ x, y, width, height }) => <Line x={x} y={y + height / 2 - 1} width={width} />,
  photo: Photo,
  card: (box) => (
    <>
      <Photo {...box} height={box.height - 4} />
      <Line x={box.x} y={box.y + box.height - 2} width={box.width * 0.7} />
    </>
  ),
  over: (box) => (
    <>
      <Photo {...box} />
      <rect x={box.x + 2} y={box.y + box.height - 5} width={box.width * 0.5} height={2} fill="white" />
    </>
  ),
  lead: ({ x, y, width, height }) => (
    <>
      <rect {...{ x, y, width, height }} fill="var(--site-card)" />
      <Photo {...{ x, y, height }} width={width * 0.6} />
      <Line x={x + width * 0.66} y={y + height * 0.35} width={width * 0.28} />
      <rect x={x + width * 0.66} y={y + height * 0.65} width={width * 0.2} height={3} fill={button} />
    </>
  ),
  row: ({ x, y, width, height }) => (
    <>
      <Line x={x} y={y + height / 2 - 1} width={width * 0.55} />
      <Photo {...{ y, height }} x={x + width * 0.7} width={width * 0.3} />
    </>
  ),
  form: ({ x, y, width, height }) => (
    <>
      <rect {...{ x, y, width, height }} fill="var(--site-card)" />
      <rect
        x={x + width * 0.1}
        y={y + height * 0.68}
        width={width * 0.35}
        height={height * 0.2}
        fill={button}
      />
    </>
  ),
}

/** A block drawn as it will look under the chosen preset, in the site's colours. */
export const BlockPicture = ({ block, look }: { block: BlockKey; look: SiteLook }) => {
  const { heading, drawn } = blockDrawing(block, look.layout)
  return (
    <svg className={styles.picture} viewBox="0 0 88 56" style={look.variables} aria-hidden="true">
      <rect width={88} height={56} fill="var(--site-background)" />
      <rect {...heading} height={3} fill="var(--site-heading)" />
      {drawn.map(({ kind, ...box }) => {
        const Cell = cells[kind]
        return <Cell key={`${box.x} ${box.y}`} {...box} />
      })}
    </svg>
  )
}
