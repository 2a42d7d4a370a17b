import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { foldText } from '@mainstreet/shared/rules/fold-text'
import { CornerDownRight, Upload } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useBackOfficeLocale, useWords } from '../../../kit/language/bilingual'
import type { Command, CommandGroup } from '../../../kit/ui/command-dialog'
import { useDebounced } from '../../../kit/use-debounced'
import { backOfficePages } from '../../back-office-pages'
import { navIcons } from '../dashboard-navigation'
import { useMayOpen } from '../page-access'
import { supportLink } from '../support-link'
import { useIsOffered } from '../use-is-offered'
import { commandWords } from './command-words'
import { findErrands } from './errands'
import { useActions } from './use-actions'
import { useFound } from './use-found'

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

const mostErrands = 6

/** What an owner may come for, and where that is done. */
const useErrands = (wanted: string): Command[] => {
  const locale = useBackOfficeLocale()
  const navigate = useNavigate()
  const isOffered = useIsOffered()
  const mayOpen = useMayOpen()
  const pageOf = (path: string) => backOfficePages.find((page) => page.path === path)
  return findErrands(wanted)
    .filter(({ path }) => isOffered(pageOf(path)!) && mayOpen(path))
    .slice(0, mostErrands)
    .map(({ path, at, label }) => ({
      id: `errand-${label.en.replaceAll(/\W+/g, '-')}`,
      label: label[locale],
      detail: pageOf(path)!.label[locale],
      icon: <CornerDownRight />,
      onSelect: () => (at ? void navigate(path + at) : openPage(path, navigate)),
    }))
}

/** What a search finds, and what is said of it. */
export interface Found {
  groups: readonly CommandGroup[]
  note?: string
}

type CommandFinderProps = { text: string; onFound: (found: Found) => void }

/** Finds pages, errands, actions, items and orders while one types; shows nothing itself. */
export const CommandFinder = ({ text, onFound }: CommandFinderProps) => {
  const words = useWords(commandWords)
  const wanted = text.trim()
  const folded = foldText(wanted)
  const { items, orders, isSearching, error } = useFound(useDebounced(wanted), wanted)
  const pages = usePages(folded)
  const errands = useErrands(wanted)
  const actions = useActions().filter(({ label }) => foldText(label).includes(folded))
  const groups: CommandGroup[] = [
    { title: words.pages, commands: pages },
    { title: words.errands, commands: errands },
    { title: words.actions, commands: actions },
    { title: words.items, commands: items },
    { title: words.orders, commands: orders },
  ].filter(({ commands }) => commands.length > 0)
  const noteOf = () => {
    if (isSearching) return words.searching
    if (error) return words.failed
    return groups.length === 0 ? words.nothing(wanted) : undefined
  }
  const note = noteOf()
  const said = [note, ...groups.flatMap(({ commands }) => commands.map(({ id }) => id))].join()
  const latest = useRef<Found>({ groups })
  useLayoutEffect(() => {
    latest.current = { groups, note }
  })
  // What stands there is told again when it is something else.
  useLayoutEffect(() => onFound(latest.current), [said, text, onFound])
  return null
}
