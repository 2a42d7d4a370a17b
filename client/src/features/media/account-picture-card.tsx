import type { Account } from '@mainstreet/shared/contracts/account'
import { Hexagon, Image, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '../../kit/language/bilingual'
import { Button } from '../../kit/ui/button'
import { Card } from '../../kit/ui/card'
import { EmptyState } from '../../kit/ui/empty-state'
import { Uploader } from '../../kit/upload/uploader'
import styles from './account-pictures.module.css'
import { useAccountPicture } from './use-account-picture'
import { mediaWords } from './words'

const kinds = {
  logo: { aspect: 1, icon: <Hexagon /> },
  header: { aspect: 16 / 9, icon: <Image /> },
} as const

type AccountPictureCardProps = {
  account: Account
  type: keyof typeof kinds
  onStored: () => void
  /** The picture as visitors see it. */
  children: (url: string) => ReactNode
}

/** The logo or the header picture of an account: shown, chosen, replaced and removed. */
export const AccountPictureCard = ({ account, type, onStored, children }: AccountPictureCardProps) => {
  const words = useWords(mediaWords)[type]
  const { aspect, icon } = kinds[type]
  const { url, uploads, take, dialog, remove } = useAccountPicture(account, { type, aspect, onStored })
  return (
    <Card title={words.title} description={words.about}>
      <div className={styles.stack}>
        {url ? (
          children(url)
        ) : (
          <EmptyState title={words.empty} icon={icon}>
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
