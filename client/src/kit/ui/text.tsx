import type { ComponentPropsWithRef } from 'react'
import styles from './text.module.css'

type TextTag = 'span' | 'p' | 'div' | 'h1' | 'h2' | 'h3' | 'strong' | 's' | 'dt' | 'figcaption'

interface TextStyle {
  /** A step of the scale of texts; without it, as what is around it. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | '2xl'
  tone?: 'muted' | 'danger'
  weight?: 'medium' | 'strong'
  /** `anywhere` breaks a long word, `clip` ends in dots. */
  wrap?: 'anywhere' | 'none' | 'clip'
  /** Digits of one width, for columns of numbers. */
  tabular?: boolean
  snug?: boolean
}

type TextProps<Tag extends TextTag> = TextStyle & { as?: Tag } & Omit<
    ComponentPropsWithRef<Tag>,
    'className' | 'style' | keyof TextStyle
  >

/** Words in a size, tone and weight of the scales. */
export const Text = <Tag extends TextTag = 'span'>(props: TextProps<Tag>) => {
  const { as, size, tone, weight, wrap, tabular, snug, ...rest } = props as TextProps<'span'>
  const Element = (as ?? 'span') as 'span'
  return (
    <Element
      {...rest}
      className={styles.text}
      data-size={size}
      data-tone={tone}
      data-weight={weight}
      data-wrap={wrap}
      data-tabular={tabular || undefined}
      data-snug={snug || undefined}
    />
  )
}
