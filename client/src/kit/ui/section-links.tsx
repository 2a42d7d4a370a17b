import { useEffect, useState } from 'react'
import styles from './section-links.module.css'

/** A section of a long page: its anchor and its name. */
export type SectionLink = { id: string; title: string }

/** The anchor of the last section whose beginning has been scrolled to. */
const useSectionInView = (sections: readonly SectionLink[]) => {
  const [inView, setInView] = useState(sections[0]?.id)
  const ids = sections.map(({ id }) => id).join(' ')
  useEffect(() => {
    const all = ids.split(' ')
    const follow = () => {
      const line = window.innerHeight / 3
      const begun = all.filter(
        (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? line) < line,
      )
      setInView(begun.at(-1) ?? all[0])
    }
    document.addEventListener('scroll', follow, { passive: true, capture: true })
    return () => document.removeEventListener('scroll', follow, { capture: true })
  }, [ids])
  return inView
}

/** The sections of a long page as links at its top, which follow the scrolling. */
export const SectionLinks = ({ label, sections }: { label: string; sections: readonly SectionLink[] }) => {
  const inView = useSectionInView(sections)
  return (
    <nav aria-label={label} className={styles.links}>
      {sections.map(({ id, title }) => (
        <a key={id} href={`#${id}`} className={styles.link} aria-current={id === inView ? 'true' : undefined}>
          {title}
        </a>
      ))}
    </nav>
  )
}
