import type { PageText } from '@mainstreet/shared/contracts/site/page-texts'
import { titleOf } from '@mainstreet/shared/rules/site/search-texts'
import { Children, type ReactNode } from 'react'
import styles from './catalogue.module.css'
import { PageHero } from './page-hero'
import { useShownSite } from './shown-site'

type CataloguePageProps = {
  title: string
  /** Which of the pages it is whose title an owner may write. */
  page?: PageText['page']
  heading?: string
  /** What stands beside the heading. */
  badge?: ReactNode
  choices?: ReactNode
  /** The heading in the middle and large, as on a menu. */
  centred?: boolean
  children: ReactNode
}

/** A page of things to choose from: its heading, what narrows the choice, and the things. */
export const CataloguePage = (props: CataloguePageProps) => {
  const { title, page, heading = title, badge, choices, centred, children } = props
  const { company, pageTexts } = useShownSite()
  return (
    <>
      <title>{titleOf(pageTexts, page) || `${title} · ${company.name}`}</title>
      <PageHero title={heading} centred={centred}>
        {badge}
      </PageHero>
      <div className={styles.page}>
        {choices && <div className={styles.choices}>{choices}</div>}
        {children}
      </div>
    </>
  )
}

const Waiting = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => (
    <li key={index} className={styles.waiting} aria-hidden="true" />
  ))

/** Cards in rows; `wide` for few and large ones. Without children it waits for them. */
export const CardGrid = ({
  children,
  wide,
  busy,
}: {
  children?: ReactNode
  wide?: boolean
  busy?: boolean
}) => (
  <ul className={styles.grid} data-wide={wide || undefined} aria-busy={busy || children === undefined}>
    {children === undefined ? (
      <Waiting count={wide ? 6 : 8} />
    ) : (
      Children.map(children, (child) => <li className={styles.cell}>{child}</li>)
    )}
  </ul>
)

/** Says that there is nothing to choose from; `ways` lead on from there. */
export const NothingFound = ({ children, ways }: { children: ReactNode; ways?: ReactNode }) => (
  <div className={styles.empty}>
    <p role="status">{children}</p>
    {ways && <div className={styles.ways}>{ways}</div>}
  </div>
)
