import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useWords } from '../language/bilingual'
import { useFormats } from '../language/use-formats'
import { Button } from './button'
import { paginationWords } from './pagination-words'
import { Row } from './stack'
import { Text } from './text'
import styles from './pagination.module.css'

type PaginationProps = {
  total: number
  /** There are more than were counted. */
  more?: boolean
  skip: number
  limit: number
  onChange: (skip: number) => void
}

/** Which rows of how many are shown, and links to the others; nothing when they fit on one page. */
export const Pagination = ({ total, more = false, skip, limit, onChange }: PaginationProps) => {
  const words = useWords(paginationWords)
  const { number } = useFormats()
  if (total <= limit && skip === 0) return null
  const last = Math.min(skip + limit, total)
  const counted = more ? words.moreThan(number(total)) : number(total)
  return (
    <Row as="nav" spread aria-label={words.pages}>
      <Text as="p" size="sm" tone="muted" tabular aria-live="polite">
        {words.shown(number(Math.min(skip + 1, total)), number(last), counted)}
      </Text>
      <div className={styles.steps}>
        <Button
          size="small"
          icon={<ChevronLeft />}
          disabled={skip === 0}
          onClick={() => onChange(Math.max(0, skip - limit))}
        >
          {words.previous}
        </Button>
        <Button
          size="small"
          icon={<ChevronRight />}
          disabled={last >= total && !more}
          onClick={() => onChange(skip + limit)}
        >
          {words.next}
        </Button>
      </div>
    </Row>
  )
}
