import { useWords } from '../../kit/language/bilingual'
import { VisuallyHidden } from '../../kit/ui/visually-hidden'
import styles from './order-count.module.css'
import { shellWords } from './shell-words'

/** How many orders wait; nothing when none does. */
export const OrderCount = ({ count }: { count: number }) => {
  const words = useWords(shellWords)
  if (count === 0) return null
  return (
    <span className={styles.count}>
      {count > 99 ? '99+' : count}
      <VisuallyHidden> {words.toFulfil}</VisuallyHidden>
    </span>
  )
}
