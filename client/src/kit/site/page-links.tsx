import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { buttonClass } from '../ui/button'
import styles from './page-links.module.css'

/** The numbers to show: the ends, where one is, and its neighbours; a gap is 0. */
export const pageNumbers = (page: number, pages: number): number[] => {
  const near = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (each) => each === 1 || each === pages || Math.abs(each - page) <= 1,
  )
  return near.flatMap((each, index) => {
    const before = near[index - 1] ?? 0
    // A single number takes no more room than the gap would.
    const gap = each - before === 2 ? [each - 1] : each - before > 2 ? [0] : []
    return [...gap, each]
  })
}

type StepProps = { search: string; rel: 'prev' | 'next'; label: string; icon: ReactNode }

const Step = ({ search, rel, label, icon }: StepProps) => (
  <Link
    className={buttonClass({}, styles.step)}
    to={{ search }}
    rel={rel}
    aria-label={label}
    preventScrollReset
  >
    {icon}
  </Link>
)

type PageLinksProps = {
  page: number
  pages: number
  /** The query text of another page of the list. */
  pageSearch: (number: number) => string
  words: { pages: string; previousPage: string; nextPage: string; pageNumber: (number: number) => string }
}

/** The links to the pages of a list that has more than one. */
export const PageLinks = ({ page, pages, pageSearch, words }: PageLinksProps) => {
  if (pages < 2) return null
  const here = Math.min(page, pages)
  return (
    <nav className={styles.pages} aria-label={words.pages}>
      {here > 1 && (
        <Step search={pageSearch(here - 1)} rel="prev" label={words.previousPage} icon={<ChevronLeft />} />
      )}
      <ol>
        {pageNumbers(here, pages).map((number, index) => (
          <li key={number || -index}>
            {number === 0 ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link
                className={styles.number}
                to={{ search: pageSearch(number) }}
                aria-label={words.pageNumber(number)}
                aria-current={number === here ? 'page' : undefined}
                preventScrollReset
              >
                {number}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {here < pages && (
        <Step search={pageSearch(here + 1)} rel="next" label={words.nextPage} icon={<ChevronRight />} />
      )}
    </nav>
  )
}
