import type { ReactNode } from 'react'
import { useId } from 'react'
import styles from './block-section.module.css'

/** What a block needs to render. */
export type BlockSectionProps = {
  /** The block's key: its anchor. */
  anchor: string
  title: string
  /** The title's language, where it is not the page's. */
  lang?: string
  children: ReactNode
  action?: ReactNode
  /** Words beside the title instead of below it. */
  split?: boolean
}

/** One block of a home page with its title and anchor. */
export const BlockSection = ({ anchor, title, lang, children, action, split }: BlockSectionProps) => {
  const id = useId()
  return (
    <section id={anchor} className={styles.section} aria-labelledby={title ? id : undefined}>
      <div className={styles.inner} data-split={split || undefined}>
        {(title || action) && (
          <header className={styles.head}>
            {title && (
              <h2 id={id} lang={lang} className={styles.title}>
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
