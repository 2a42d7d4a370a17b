import { useBookingCount } from '../../features/bookings/use-booking-count'
import { useUnreadCount } from '../../features/contact/use-unread-count'
import { useWords } from '../../kit/language/bilingual'
import { VisuallyHidden } from '../../kit/ui/visually-hidden'
import styles from './order-count.module.css'
import { shellWords } from './shell-words'

const Count = ({ count, label }: { count: number; label: string }) =>
  count > 0 && (
    <span className={styles.count}>
      {count > 99 ? '99+' : count}
      <VisuallyHidden> {label}</VisuallyHidden>
    </span>
  )

/** How many orders wait; nothing when none does. */
export const OrderCount = ({ count }: { count: number }) => (
  <Count count={count} label={useWords(shellWords).toFulfil} />
)

/** How many guests wait for an answer; nothing when none does. */
export const BookingCount = () => <Count {...useBookingCount()} />

/** How many messages nobody has read; nothing when none waits. */
export const MessageCount = () => <Count {...useUnreadCount()} />
