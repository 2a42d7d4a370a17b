import type { ReactNode } from 'react'
import { Text } from './text'
import styles from './sign-in-card.module.css'

type SignInCardProps = { title: string; description?: ReactNode; children: ReactNode; footer?: ReactNode }

/** The one card of a page about signing in. */
export const SignInCard = ({ title, description, children, footer }: SignInCardProps) => (
  <div className={styles.card}>
    <title>{`${title} · Mainstreet`}</title>
    <header>
      <Text as="h1" size="xl">
        {title}
      </Text>
      {description && <p className={styles.description}>{description}</p>}
    </header>
    {children}
    {footer && <footer className={styles.footer}>{footer}</footer>}
  </div>
)
