import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useWords } from '../../../kit/language/bilingual'
import styles from './main-area.module.css'
import { shellWords } from '../shell-words'

const anchor = 'main'

/** The first stop of the keyboard: past the navigation. */
export const SkipLink = () => (
  <a href={`#${anchor}`} className={styles.skip}>
    {useWords(shellWords).skip}
  </a>
)

/** The page's own part; takes the focus when another page is opened, so that it is read from its start. */
export const MainArea = ({ children, className }: { children: ReactNode; className?: string }) => {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <main ref={main} id={anchor} tabIndex={-1} className={`${styles.main} ${className ?? ''}`}>
      {children}
    </main>
  )
}
