import type { Account } from '@mainstreet/shared/contracts/account'
import { Image, Trash2 } from 'lucide-react'
import { useWords } from '../../kit/language/bilingual'
import { Button } from '../../kit/ui/button'
import { Card } from '../../kit/ui/card'
import { EmptyState } from '../../kit/ui/empty-state'
import { Uploader } from '../../kit/upload/uploader'
import styles from './account-pictures.module.css'
import { FocusPicker } from './focus-picker'
import { HeaderPreview } from './header-preview'
import { useAccountPicture } from './use-account-picture'
import { useHeaderFocus } from './use-header-focus'
import { mediaWords } from './words'

type AccountPictureProps = { account: Account; onStored: () => void }

/** The header picture with the point that stays in view, and how it is cut on a computer and on a phone. */
export const HeaderCard = ({ account, onStored }: AccountPictureProps) => {
  const words = useWords(mediaWords).header
  const { focus, move, save } = useHeaderFocus(account)
  const { url, uploads, take, dialog, remove } = useAccountPicture(account, {
    type: 'header',
    aspect: 16 / 9,
    onStored,
  })
  return (
    <Card title={words.title} description={words.about}>
      <div className={styles.stack}>
        {url ? (
          <div className={styles.header}>
            <div className={styles.focus}>
              <FocusPicker url={url} focus={focus} onMove={move} onDone={save} />
              <p className={styles.help}>{words.focusHelp}</p>
            </div>
            <div className={styles.previews}>
              <HeaderPreview kind="desktop" {...{ url, focus, account }} />
              <HeaderPreview kind="phone" {...{ url, focus, account }} />
            </div>
          </div>
        ) : (
          <EmptyState title={words.empty} icon={<Image />}>
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
