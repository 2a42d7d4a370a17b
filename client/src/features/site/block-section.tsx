import type { ReactNode } from 'react'
import { useId } from 'react'
import styles from './block-section.module.css'

/** What a block needs to render. */
export type BlockSectionProps = {
  /** The block's key: its anchor. */
  anchor: string
  /** The row that names it. */
  id: number
  title: string
  /** The title's language, where it is not the page's. */
  lang?: string
  children: ReactNode
  action?: ReactNode
  /** Words beside the title instead of below it. */
  split?: boolean
}

/** One block of a home page with its title and anchor. */
export const BlockSection = (props: BlockSectionProps) => {
  const { anchor, id: row, title, lang, children, action, split } = props
  const id = useId()
  return (
    <section
      id={anchor}
      data-part={anchor}
      className={styles.section}
      aria-labelledby={title ? id : undefined}
    >
      <div className={styles.inner} data-split={split || undefined}>
        {(title || action) && (
          <header className={styles.head}>
            {title && (
              <h2 id={id} lang={lang} className={styles.title} data-part={`block:${row}`}>
                {title}
              </h2>
            )}
            {action}
          </header>
        )}
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  )
}
