import type { ReactNode } from 'react'
import styles from './own-page.module.css'
import { useShownSite } from '../shown-site'

/** A page of the site for what is somebody's own: narrow, and for no search engine. */
export const OwnPage = ({ title, children }: { title: string; children: ReactNode }) => {
  const { company } = useShownSite()
  return (
    <div className={styles.page}>
      <title>{`${title} · ${company.name}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  )
}
