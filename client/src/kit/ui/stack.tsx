import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react'
import styles from './stack.module.css'

/** A step of the spacing scale. */
export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9

type StackTag =
  | 'div'
  | 'section'
  | 'ul'
  | 'ol'
  | 'nav'
  | 'header'
  | 'span'
  | 'form'
  | 'fieldset'
  | 'figure'
  | 'dl'
  | 'time'
  | 'footer'
  | 'p'
  | 'li'
  | 'main'
  | 'article'

type AnyStackProps<Tag extends StackTag> = { as?: Tag; gap?: Space } & Omit<
  ComponentPropsWithRef<Tag>,
  'className' | 'style'
>

type StackProps<Tag extends StackTag> = AnyStackProps<Tag> & { align?: 'start' | 'center'; centred?: boolean }

const gapOf = (gap: Space) => ({ '--gap': `var(--space-${gap})` }) as CSSProperties

/** Parts below each other with one distance between them; `centred` centres their words, too. */
export const Stack = <Tag extends StackTag = 'div'>(props: StackProps<Tag>) => {
  const { as, gap = 4, align, centred, ...rest } = props as StackProps<'div'>
  const Element = (as ?? 'div') as 'div'
  return (
    <Element
      {...rest}
      className={styles.stack}
      style={gapOf(gap)}
      data-align={align}
      data-centred={centred || undefined}
    />
  )
}

type RowProps<Tag extends StackTag> = AnyStackProps<Tag> & {
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline'
  spread?: boolean
  pack?: 'center' | 'end'
  nowrap?: boolean
}

/** Parts beside each other that wrap when the line is full; `spread` pushes them apart, `pack` says where they stand. */
export const Row = <Tag extends StackTag = 'div'>(props: RowProps<Tag>) => {
  const { as, gap = 3, align = 'center', spread, pack, nowrap, ...rest } = props as RowProps<'div'>
  const Element = (as ?? 'div') as 'div'
  return (
    <Element
      {...rest}
      className={styles.row}
      style={gapOf(gap)}
      data-align={align}
      data-spread={spread || undefined}
      data-pack={pack}
      data-nowrap={nowrap || undefined}
    />
  )
}

/** Parts in as many equal columns as fit; `min` is the least width of one in rem. */
export const Grid = ({ children, gap = 4, min = 16 }: { children: ReactNode; gap?: Space; min?: number }) => (
  <div className={styles.grid} style={{ ...gapOf(gap), '--min': `${min}rem` } as CSSProperties}>
    {children}
  </div>
)
