import { ChevronDown } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import styles from './card.module.css'
import { useIsPhone } from './use-media'
import { Text } from './text'

type CardProps = {
  children: ReactNode
  title?: string
  description?: ReactNode
  action?: ReactNode
  flush?: boolean
  /** Only its title shows until it is pressed, or until something in it is refused: on a phone, or everywhere. */
  folds?: boolean | 'everywhere'
  /** What is in it, said while it is folded. */
  summary?: ReactNode
}

/** A framed section, named by its title; `flush` lets a table or picture reach its edges. */
export const Card = ({ children, title, description, action, flush, folds, summary }: CardProps) => {
  const id = useId()
  const isPhone = useIsPhone()
  const canFold = folds === 'everywhere' || (isPhone && folds)
  const [isOpen, setOpen] = useState(false)
  const isFolded = canFold && !isOpen
  return (
    <section className={styles.card} aria-labelledby={title ? id : undefined}>
      {(title || action) && (
        <header className={styles.header}>
          <div>
            {title && (
              <Text as="h2" size="lg" snug id={id}>
                {canFold ? (
                  <button
                    type="button"
                    className={styles.fold}
                    aria-expanded={isOpen}
                    onClick={() => setOpen(!isOpen)}
                  >
                    {title}
                    <ChevronDown aria-hidden="true" />
                  </button>
                ) : (
                  title
                )}
              </Text>
            )}
            {isFolded && summary && (
              <Text as="p" size="sm" tone="muted" wrap="clip">
                {summary}
              </Text>
            )}
            {description && !isFolded && <p className={styles.description}>{description}</p>}
          </div>
          {!isFolded && action}
        </header>
      )}
      <div
        className={flush ? styles.flush : styles.body}
        data-folded={isFolded || undefined}
        onFocus={isFolded ? () => setOpen(true) : undefined}
      >
        {children}
      </div>
    </section>
  )
}
