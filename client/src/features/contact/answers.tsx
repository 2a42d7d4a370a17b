import type { ContactMessage } from '@mainstreet/shared/contracts/site/contact'
import { useWords } from '../../kit/language/bilingual'
import { useFormats } from '../../kit/language/use-formats'
import styles from './message-row.module.css'
import { messageWords } from './words'

/** What was answered from here. */
export const Answers = ({ answers }: Pick<ContactMessage, 'answers'>) => {
  const words = useWords(messageWords)
  const { moment } = useFormats()
  return answers.map(({ text, by, at }) => (
    <blockquote key={at} className={styles.answer}>
      <p className={styles.text}>{text}</p>
      <footer className={styles.email}>{words.answeredBy(by, moment(at))}</footer>
    </blockquote>
  ))
}
