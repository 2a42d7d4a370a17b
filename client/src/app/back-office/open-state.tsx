import { useSite } from '../../kit/data/data'
import { useBackOfficeLocale } from '../../kit/language/bilingual'
import { openStateOf } from '../../kit/site/opening'
import { en } from '../../kit/site/texts/en'
import { fr } from '../../kit/site/texts/fr'
import { useNow } from '../../kit/site/use-now'
import styles from './shop-head.module.css'

const texts = { en, fr }

/** Whether the shop is open now, in the words its visitors read; nothing where it has no hours. */
export const OpenState = ({ timezone }: { timezone: string }) => {
  const { site } = useSite()
  const locale = useBackOfficeLocale()
  const now = useNow()
  const opening = site && now && openStateOf({ openings: site.openings, timezone, now }, texts[locale])
  if (site && !opening) return null
  return (
    <span className={styles.opening} data-open={opening?.open || undefined}>
      {opening?.text ?? '\u00a0'}
    </span>
  )
}
