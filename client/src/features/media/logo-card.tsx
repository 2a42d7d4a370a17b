import type { Account } from '@mainstreet/shared/contracts/account'
import { Hexagon, Trash2 } from 'lucide-react'
import { useWords } from '../../kit/language/bilingual'
import { Button } from '../../kit/ui/button'
import { Card } from '../../kit/ui/card'
import { EmptyState } from '../../kit/ui/empty-state'
import { Picture } from '../../kit/ui/picture'
import { webpOf } from '../../kit/ui/webp-of'
import { Uploader } from '../../kit/upload/uploader'
import styles from './account-pictures.module.css'
import { useAccountPicture } from './use-account-picture'
import { mediaWords } from './words'

type AccountPictureProps = { account: Account; onStored: () => void }

/** The logo as large as on the first screen, and as small as beside the name. */
export const LogoCard = ({ account, onStored }: AccountPictureProps) => {
  const words = useWords(mediaWords).logo
  const { url, uploads, take, dialog, remove } = useAccountPicture(account, {
    type: 'logo',
    aspect: 1,
    onStored,
  })
  return (
    <Card title={words.title} description={words.about}>
      <div className={styles.stack}>
        {url ? (
          <div className={styles.logos}>
            <span className={styles.large}>
              <Picture src={url} webp={webpOf(url)} alt={words.large} rounded />
            </span>
            <span className={styles.nameLine}>
              <span className={styles.small}>
                <Picture src={url} webp={webpOf(url)} alt={words.small} rounded />
              </span>
              <span className={styles.name}>{account.str_company_name}</span>
            </span>
          </div>
        ) : (
          <EmptyState title={words.empty} icon={<Hexagon />}>
            {words.emptyText}
          </EmptyState>
        )}
        <Uploader uploads={uploads} onFiles={take} label={url ? words.replace : words.add} />
        {url && (
          <Button variant="quiet" icon={<Trash2 />} onClick={remove}>
            {words.remove}
          </Button>
        )}
      </div>
      {dialog}
    </Card>
  )
}
