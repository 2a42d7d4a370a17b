import { useId, type ReactNode } from 'react'
import styles from './card.module.css'

type CardProps = {
  children: ReactNode
  title?: string
  description?: ReactNode
  action?: ReactNode
  flush?: boolean
}

/** A framed section, named by its title; `flush` lets a table or picture reach its edges. */
export const Card = ({ children, title, description, action, flush }: CardProps) => {
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={title ? id : undefined}>
      {(title || action) && (
        <header className={styles.header}>
          <div>
            {title && (
              <h2 className={styles.title} id={id}>
                {title}
              </h2>
            )}
            {description && <p className={styles.description}>{description}</p>}
          </div>
          {action}
        </header>
      )}
      <div className={flush ? styles.flush : styles.body}>{children}</div>
    </section>
  )
}
