import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { foldText } from '@mainstreet/shared/rules/fold-text'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useBackOfficeLocale, useWords } from '../../../kit/language/bilingual'
import { CommandDialog, type Command, type CommandGroup } from '../../../kit/ui/command-dialog'
import { useDebounced } from '../../../kit/use-debounced'
import { backOfficePages } from '../../back-office-pages'
import { navIcons } from '../dashboard-navigation'
import { useMayOpen } from '../page-access'
import { supportLink } from '../support-link'
import { useIsOffered } from '../use-is-offered'
import { commandWords } from './command-words'
import { useActions } from './use-actions'
import { useFound } from './use-found'

/** What opens and closes the search. */
export type CommandPanelProps = { open: boolean; onClose: () => void }

const searchedWithoutNav: readonly string[] = [backOfficeRoutes.importItems, backOfficeRoutes.sales]
const searchable = backOfficePages.filter(({ nav, path }) => nav || searchedWithoutNav.includes(path))

const openPage = (path: string, navigate: (path: string) => unknown) => {
  const support = path === backOfficeRoutes.support ? supportLink() : undefined
  if (!support) return void navigate(path)
  window.open(support.href, support.newTab ? '_blank' : '_self', 'noopener')
}

/** The pages by their names; each is found in both languages. */
const usePages = (folded: string): Command[] => {
  const locale = useBackOfficeLocale()
  const navigate = useNavigate()
  const isOffered = useIsOffered()
  const mayOpen = useMayOpen()
  return searchable
    .filter((page) => isOffered(page) && mayOpen(page.path))
    .filter(({ label }) => [label.en, label.fr].some((name) => foldText(name).includes(folded)))
    .map(({ path, label, nav }) => {
      const Icon = nav ? navIcons[nav.icon] : Upload
      return {
        id: path.replaceAll('/', '-'),
        label: label[locale],
        icon: <Icon />,
        onSelect: () => openPage(path, navigate),
      }
    })
}

/** Finds pages, actions, items and orders while one types. */
export const CommandPanel = ({ open, onClose }: CommandPanelProps) => {
  const words = useWords(commandWords)
  const [text, setText] = useState('')
  const wanted = text.trim()
  const folded = foldText(wanted)
  const { items, orders, isSearching, error } = useFound(useDebounced(open ? wanted : ''), wanted)
  const pages = usePages(folded)
  const actions = useActions().filter(({ label }) => foldText(label).includes(folded))
  const groups: CommandGroup[] = [
    { title: words.pages, commands: pages },
    { title: words.actions, commands: actions },
    { title: words.items, commands: items },
    { title: words.orders, commands: orders },
  ].filter(({ commands }) => commands.length > 0)
  const noteOf = () => {
    if (isSearching) return words.searching
    if (error) return words.failed
    return groups.length === 0 ? words.nothing(wanted) : undefined
  }
  if (!open && text) setText('')
  return (
    <CommandDialog
      {...{ open, onClose, text, groups }}
      label={words.title}
      onText={setText}
      note={noteOf()}
    />
  )
}
