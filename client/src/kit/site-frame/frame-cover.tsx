import { sitePalette, type SiteStyles } from '@mainstreet/shared/theme/theme'
import type { CSSProperties } from 'react'
import styles from './frame-cover.module.css'

/** Stands over a site's frame until its page is there: a page of its colours, instead of white and then of bare text. */
export const FrameCover = ({ look, isGone }: { look?: SiteStyles; isGone: boolean }) => {
  const palette = look && sitePalette(look)
  const colours = palette && { '--ground': palette.backgroundColor, '--bar': palette.headerColor }
  return (
    <div
      className={styles.cover}
      style={colours as CSSProperties | undefined}
      data-gone={isGone || undefined}
      aria-hidden="true"
    >
      <i className={styles.bar} />
      <i className={styles.block} />
      <i className={styles.line} />
      <i className={styles.line} />
    </div>
  )
}
