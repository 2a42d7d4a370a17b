import type { CSSProperties, ReactNode } from 'react'
import styles from './stack.module.css'

/** A step of the spacing scale. */
export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9

type StackProps = { children: ReactNode; gap?: Space; as?: 'div' | 'section' | 'ul' | 'ol' | 'nav' }

const gapOf = (gap: Space) => ({ '--gap': `var(--space-${gap})` }) as CSSProperties

/** Parts below each other with one distance between them. */
export const Stack = ({ children, gap = 4, as: Tag = 'div' }: StackProps) => (
  <Tag className={styles.stack} style={gapOf(gap)}>
    {children}
  </Tag>
)

type RowProps = StackProps & {
  align?: 'start' | 'center' | 'end' | 'stretch'
  spread?: boolean
  nowrap?: boolean
}

/** Parts beside each other that wrap when the line is full; `spread` pushes them apart. */
export const Row = ({ children, gap = 3, as: Tag = 'div', align = 'center', spread, nowrap }: RowProps) => (
  <Tag
    className={styles.row}
    style={gapOf(gap)}
    data-align={align}
    data-spread={spread || undefined}
    data-nowrap={nowrap || undefined}
  >
    {children}
  </Tag>
)

/** Parts in as many equal columns as fit; `min` is the least width of one in rem. */
export const Grid = ({ children, gap = 4, min = 16 }: { children: ReactNode; gap?: Space; min?: number }) => (
  <div className={styles.grid} style={{ ...gapOf(gap), '--min': `${min}rem` } as CSSProperties}>
    {children}
  </div>
)
