import type { Account } from '@mainstreet/shared/contracts/account'
import { useWords } from '../../kit/language/bilingual'
import { AccountPictureCard } from './account-picture-card'
import styles from './account-pictures.module.css'
import { FocusPicker } from './focus-picker'
import { HeaderPreview } from './header-preview'
import { useHeaderFocus } from './use-header-focus'
import { mediaWords } from './words'
import { Stack } from '../../kit/ui/stack'

type AccountPictureProps = { account: Account; onStored: () => void }

/** The header picture with the point that stays in view, and how it is cut on a computer and on a phone. */
export const HeaderCard = ({ account, onStored }: AccountPictureProps) => {
  const words = useWords(mediaWords).header
  const { focus, move, save } = useHeaderFocus(account)
  return (
    <AccountPictureCard type="header" {...{ account, onStored }}>
      {(url) => (
        <div className={styles.header}>
          <Stack gap={2}>
            <FocusPicker url={url} focus={focus} onMove={move} onDone={save} />
            <p className="muted">{words.focusHelp}</p>
          </Stack>
          <div className={styles.previews}>
            <HeaderPreview kind="desktop" {...{ url, focus, account }} />
            <HeaderPreview kind="phone" {...{ url, focus, account }} />
          </div>
        </div>
      )}
    </AccountPictureCard>
  )
}
