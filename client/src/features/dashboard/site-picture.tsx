import { publishedStatus, type Account } from '@mainstreet/shared/contracts/account'
import { useWords } from '../../kit/language/bilingual'
import { SiteFrame } from '../../kit/site-frame/site-frame'
import { Picture } from '../../kit/ui/picture'
import { webpOf } from '../../kit/ui/webp-of'
import styles from './site-card.module.css'
import { homeWords } from './words'
import { Text } from '../../kit/ui/text'

/** What a site that nobody may look at would begin with: its header picture with logo, name and slogan on it. */
const FirstScreen = ({ account }: { account: Account }) => {
  const words = useWords(homeWords)
  const { str_header_image, str_logo_image, str_company_name, str_title } = account
  return (
    <div className={styles.picture} role="img" aria-label={words.picture}>
      {str_header_image && (
        <Picture src={str_header_image} webp={webpOf(str_header_image)} alt="" ratio="16 / 10" />
      )}
      <div className={styles.hero} data-plain={!str_header_image || undefined} aria-hidden="true">
        {str_logo_image && <img className={styles.logo} src={str_logo_image} alt="" />}
        <span className={styles.name}>{str_company_name}</span>
        {str_title && (
          <Text size="sm" snug>
            {str_title}
          </Text>
        )}
      </div>
    </div>
  )
}

/** The site in small: itself where it is published, else what it would begin with. */
export const SitePicture = ({ account }: { account: Account }) => {
  const { picture } = useWords(homeWords)
  if (account.int_status_id !== publishedStatus) return <FirstScreen account={account} />
  return (
    <div className={styles.picture}>
      <SiteFrame customerId={account.id} title={picture} device="desktop" inert />
    </div>
  )
}
