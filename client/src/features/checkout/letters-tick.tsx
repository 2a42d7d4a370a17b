import { consentWords } from '@mainstreet/shared/rules/newsletter'
import { useShownSite } from '../../kit/site/shown-site'
import { useLocale } from '../../kit/site/words/use-site-words'
import styles from './checkout.module.css'
import type { Checkout } from './use-checkout'

/** Whether the buyer wants letters, where the shop writes some: a box that nobody has ticked before. */
export const LettersTick = ({ letters }: Pick<Checkout['order'], 'letters'>) => {
  const { options, store, company } = useShownSite()
  const locale = useLocale()
  if (!options.newsletter) return null
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        checked={letters.wanted}
        onChange={({ target }) => letters.want(target.checked)}
      />
      <span>{consentWords[locale](store.storeName || company.name)}</span>
    </label>
  )
}
