import { Link, useLocation, useSearchParams } from 'react-router-dom'
import styles from './tab-links.module.css'
import { useCurrentInView } from './use-current-in-view'

/** A part of a page: its name in the address, its title, and how many there are of what it holds, or that there are `more`. */
export type TabLink<Key extends string = string> = { key: Key; title: string; count?: number; more?: boolean }

const parameter = 'part'

/** The part that the address names; the first one where it names none. */
export const useTab = <Key extends string>(keys: readonly [Key, ...Key[]]): Key => {
  const [query] = useSearchParams()
  return keys.find((key) => key === query.get(parameter)) ?? keys[0]
}

type TabLinksProps<Key extends string> = {
  label: string
  tabs: readonly TabLink<Key>[]
  current: Key
  /** Where a tab leads, in a page whose address says more than its part. */
  addressOf?: (key: Key) => string
}

/** The parts of a page as links: the address keeps which one is open, so that Back and a reload do. */
export const TabLinks = <Key extends string>({ label, tabs, current, addressOf }: TabLinksProps<Key>) => {
  const { pathname } = useLocation()
  // How many there are may come later, and makes the line longer.
  const counts = tabs.map(({ count }) => count).join()
  const line = useCurrentInView(`${current} ${counts}`)
  return (
    <nav ref={line} aria-label={label} className={styles.tabs}>
      {tabs.map(({ key, title, count, more }) => (
        <Link
          key={key}
          to={addressOf?.(key) ?? `${pathname}?${new URLSearchParams({ [parameter]: key })}`}
          className={styles.tab}
          aria-current={key === current ? 'page' : undefined}
        >
          {title}
          {count !== undefined && <span className={styles.count}>{more ? `${count}+` : count}</span>}
        </Link>
      ))}
    </nav>
  )
}
