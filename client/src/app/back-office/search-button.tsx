import { Search } from 'lucide-react'
import { useWords } from '../../kit/language/bilingual'
import { IconButton } from '../../kit/ui/icon-button'
import styles from './search-button.module.css'
import { shellWords } from './shell-words'

const isApple = () => /mac|iphone|ipad/i.test(navigator.userAgent)

type SearchButtonProps = { onOpen: () => void; onNear: () => void; small?: boolean }

/** Opens the search over everything; as a picture alone where there is little room. */
export const SearchButton = ({ onOpen, onNear, small }: SearchButtonProps) => {
  const words = useWords(shellWords)
  const opener = {
    onClick: onOpen,
    onPointerEnter: onNear,
    onFocus: onNear,
    'aria-haspopup': 'dialog' as const,
    'aria-keyshortcuts': 'Control+K Meta+K',
  }
  if (small) return <IconButton label={words.search} icon={<Search />} {...opener} />
  return (
    <button type="button" className={styles.button} {...opener}>
      <Search aria-hidden="true" />
      {words.search}
      <kbd className={styles.keys} aria-hidden="true">
        {isApple() ? '⌘K' : 'Ctrl K'}
      </kbd>
    </button>
  )
}
