import { useList } from '../../kit/data/data'
import { useBackOfficeLocale } from '../../kit/language/bilingual'
import { openingOf } from '../../kit/site/opening'
import { en } from '../../kit/site/texts/en'
import { fr } from '../../kit/site/texts/fr'
import { useNow } from '../../kit/site/use-now'
import styles from './shop-head.module.css'

const texts = { en, fr }

/** Whether the shop is open now, in the words its visitors read; nothing where it has no hours. */
export const OpenState = ({ timezone }: { timezone: string }) => {
  const { rows: hours } = useList('profile-hours')
  const locale = useBackOfficeLocale()
  const now = useNow()
  const opening = hours && now && openingOf({ hours, timezone, now }, texts[locale])
  if (hours && !opening) return null
  return (
    <span className={styles.opening} data-open={opening?.open || undefined}>
      {opening?.text ?? '\u00a0'}
    </span>
  )
}
