import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useSiteWords } from '../../../kit/site/words/use-site-words'
import { IconButton } from '../../../kit/ui/icon-button'
import styles from './picture-steps.module.css'

type PictureStepsProps = { at: number; count: number; show: (index: number) => void }

/** Leads from one picture to the next, at both sides of the part that shows it. */
export const PictureSteps = ({ at, count, show }: PictureStepsProps) => {
  const { previous, next } = useSiteWords('home')
  return (
    <>
      <IconButton
        className={styles.previous}
        label={previous}
        icon={<ChevronLeft />}
        disabled={at === 0}
        onClick={() => show(at - 1)}
      />
      <IconButton
        className={styles.next}
        label={next}
        icon={<ChevronRight />}
        disabled={at === count - 1}
        onClick={() => show(at + 1)}
      />
    </>
  )
}
