import { useList } from '../../kit/data/data'
import { useWords } from '../../kit/language/bilingual'
import { messageWords } from './words'

/** How many messages nobody has read, and how that is said. */
export const useUnreadCount = (): { count: number; label: string } => {
  const { total = 0 } = useList('contact-messages', { isRead: false, $limit: 0 })
  return { count: total, label: useWords(messageWords).waiting(total) }
}
