import { useShownSite } from '../../kit/site/shown-site'
import styles from './quotes-block.module.css'

/** What people say of the business, the newest first. */
export const QuotesBlock = () => {
  const { quotes } = useShownSite()
  return (
    <ul className={styles.quotes}>
      {quotes.toReversed().map(({ id, words, name, year, lang }) => (
        <li key={id}>
          <figure className={styles.quote}>
            <blockquote className={styles.words} lang={lang?.words}>
              {words}
            </blockquote>
            {(name || year) && (
              <figcaption className={styles.who}>{[name, year].filter(Boolean).join(', ')}</figcaption>
            )}
          </figure>
        </li>
      ))}
    </ul>
  )
}
