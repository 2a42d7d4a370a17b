import type { Account } from '@mainstreet/shared/contracts/account'
import { useWords } from '../../kit/language/bilingual'
import { Picture } from '../../kit/ui/picture'
import { webpOf } from '../../kit/ui/webp-of'
import { AccountPictureCard } from './account-picture-card'
import styles from './account-pictures.module.css'
import { mediaWords } from './words'
import { Text } from '../../kit/ui/text'

type AccountPictureProps = { account: Account; onStored: () => void }

/** The logo as large as on the first screen, and as small as beside the name. */
export const LogoCard = ({ account, onStored }: AccountPictureProps) => {
  const words = useWords(mediaWords).logo
  return (
    <AccountPictureCard type="logo" {...{ account, onStored }}>
      {(url) => (
        <div className={styles.logos}>
          <span className={styles.large}>
            <Picture src={url} webp={webpOf(url)} alt={words.large} rounded />
          </span>
          <span className={styles.nameLine}>
            <span className={styles.small}>
              <Picture src={url} webp={webpOf(url)} alt={words.small} rounded />
            </span>
            <Text weight="strong" wrap="anywhere">
              {account.str_company_name}
            </Text>
          </span>
        </div>
      )}
    </AccountPictureCard>
  )
}
