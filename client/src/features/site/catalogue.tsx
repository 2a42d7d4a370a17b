import { Children, type ReactNode } from 'react'
import styles from './catalogue.module.css'
import { useShownSite } from './shown-site'

type CataloguePageProps = {
  title: string
  heading?: string
  choices?: ReactNode
  /** The name in the middle and large, as on a menu. */
  centred?: boolean
  children: ReactNode
}

/** A page of things to choose from: its name, ways of choosing beside it, and the things. */
export const CataloguePage = ({ title, heading = title, choices, centred, children }: CataloguePageProps) => {
  const { company } = useShownSite()
  return (
    <div className={styles.page}>
      <title>{`${title} · ${company.name}`}</title>
      <header className={styles.head} data-centred={centred}>
        <h1 className={styles.title}>{heading}</h1>
        {choices}
      </header>
      {children}
    </div>
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

/** Says that there is nothing to choose from. */
export const NothingFound = ({ children }: { children: ReactNode }) => (
  <p className={styles.empty}>{children}</p>
)
