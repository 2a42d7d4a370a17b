import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '../language/bilingual'
import { TextLink } from './link'
import { PageActions, type PageAction } from './page-actions'
import { pageWords } from './page-words'
import { Row } from './stack'
import styles from './page.module.css'

type PageProps = {
  title: string
  /** What the window is called, where that is not the title. */
  tab?: string
  children: ReactNode
  description?: ReactNode
  /** The one primary action; on phones it floats at the thumb, above what stands at the window's foot. */
  action?: ReactNode
  /** What else can be done, left of the primary action. */
  secondary?: ReactNode | readonly PageAction[]
  /** The page above this one. */
  back?: { to: string; label: string }
  /** The state of what the page is about, beside its title. */
  badge?: ReactNode
}

const Breadcrumb = ({ to, label }: NonNullable<PageProps['back']>) => (
  <nav aria-label={useWords(pageWords).breadcrumb} className={styles.breadcrumb}>
    <TextLink to={to} quiet className={styles.back}>
      {label}
    </TextLink>
    <ChevronRight aria-hidden="true" />
  </nav>
)

const isList = (secondary: PageProps['secondary']): secondary is readonly PageAction[] =>
  Array.isArray(secondary)

/** A screen of the back office: breadcrumb, title, status, then secondary actions and one primary at the right, on phones at the thumb. */
export const Page = (props: PageProps) => {
  const { title, tab = title, children, description, action, secondary, back, badge } = props
  return (
    <div className={styles.page}>
      <title>{`${tab} · Mainstreet`}</title>
      <header className={styles.header}>
        <div className={styles.words}>
          {back && <Breadcrumb {...back} />}
          <div className={styles.titleLine}>
            <h1 className={styles.title}>{title}</h1>
            {badge}
          </div>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        {(action || secondary) && (
          <Row gap={2} align="stretch">
            {isList(secondary) ? <PageActions actions={secondary} /> : secondary}
            {action && (
              <div className={styles.action} data-page-action>
                {action}
              </div>
            )}
          </Row>
        )}
      </header>
      <div className={styles.content}>{children}</div>
    </div>
  )
}
