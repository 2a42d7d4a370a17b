import { ChevronsUpDown } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { lazyPanel } from '../../../kit/lazy-panel'
import { useWords } from '../../../kit/language/bilingual'
import { useSignedIn } from '../../../kit/session/session-context'
import { DropdownMenu } from '../../../kit/ui/dropdown-menu'
import { VisuallyHidden } from '../../../kit/ui/visually-hidden'
import styles from './account-switcher.module.css'
import { shellWords } from '../shell-words'
import { ShopHead, ShopLink } from './shop-head'
import { useShops } from './use-shops'

/** More than these are found by typing. */
const mostInMenu = 8

const ShopSearch = lazyPanel(async () => (await import('./shop-search')).ShopSearch)

const Trigger = (props: ComponentProps<'button'>) => {
  const words = useWords(shellWords)
  return (
    <button type="button" {...props} className={styles.button}>
      <ShopHead />
      <ChevronsUpDown aria-hidden="true" />
      <VisuallyHidden>{words.switchBusiness}</VisuallyHidden>
    </button>
  )
}

const Choice = () => {
  const words = useWords(shellWords)
  const items = useShops().map(({ name, logo, about, open }) => ({
    label: name,
    icon: logo,
    about,
    onSelect: open,
  }))
  return <DropdownMenu label={words.switchBusiness} items={items} trigger={<Trigger />} />
}

const Search = () => {
  const shops = useShops()
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened')
  return (
    <>
      <Trigger onClick={() => setState('open')} aria-haspopup="dialog" {...ShopSearch.ahead} />
      {state !== 'unopened' && (
        <ShopSearch shops={shops} open={state === 'open'} onClose={() => setState('closed')} />
      )}
    </>
  )
}

/** The business in view; a choice where somebody has several. */
export const AccountSwitcher = () => {
  const { length } = useSignedIn().user.accounts
  if (length < 2) return <ShopLink />
  return length > mostInMenu ? <Search /> : <Choice />
}
