import type { ProfileBlock, ProfileFile } from '@mainstreet/shared/contracts/site/profile'
import { homeBlocks } from '@mainstreet/shared/rules/site/home-blocks'
import { applicationPath, linkableApplications, linkKindOf } from '@mainstreet/shared/rules/site/link-rules'
import type { Locale } from '@mainstreet/shared/rules/language'
import { routes } from '@mainstreet/shared/routes'
import { inOrder } from '@mainstreet/shared/rules/in-order'
import { useList } from '../../../kit/data/data'
import { useOperationRead } from '../../../kit/data/use-operation-read'
import { useBackOfficeLocale, useWords } from '../../../kit/language/bilingual'
import { useCustomerId } from '../../../kit/session/session-context'
import type { Option } from '../../../kit/ui/select'
import { linkWords } from './link-words'

type Words = (typeof linkWords)['en']

const sectionOf = ({ block, title }: ProfileBlock, words: Words, locale: Locale): string => {
  if (title) return title
  if (block === 'contact' || block === 'map') return words[block]
  return homeBlocks[block].title[locale]
}

/** What an application's own pages are called, beside the page that its name leads to. */
const pagesOf = (roles: readonly string[], words: Words): Option[] => [
  { value: routes.home, label: words.home },
  ...(roles.includes('Sales Flyer')
    ? [
        { value: routes.shop, label: words.marketplace },
        { value: routes.sale, label: words.sale },
      ]
    : []),
  ...linkableApplications(roles)
    .filter((name) => name !== 'Sales Flyer')
    .map((name) => ({ value: applicationPath(name), label: name })),
]

const fileOptions = (files: readonly ProfileFile[]): Option[] =>
  [...files]
    .sort((a, b) => a.int_order - b.int_order)
    .map(({ str_file, str_title }) => ({ value: str_file, label: str_title || str_file.split('/').at(-1)! }))

/** Everything of the account that a link can lead to, as choices. */
export const useLinkDestinations = () => {
  const customerId = useCustomerId()
  const words = useWords(linkWords)
  const locale = useBackOfficeLocale()
  const { answer } = useOperationRead('get-roles', { id: customerId }, ['account'])
  const blocks = useList('profile-blocks', { customerId }).rows ?? []
  const files = useList('profile-files', { customerId, $limit: 500 }).rows ?? []

  const roles = (answer?.roles ?? []).map(({ Rolename }) => Rolename)
  const applications = linkableApplications(roles)
  const sections = inOrder(blocks)
    .filter(({ show }) => show)
    .map((block) => ({
      value: `#${block.block}`,
      label: words.section(sectionOf(block, words, locale)),
    }))
  const choices = {
    application: applications.map((name) => ({ value: applicationPath(name), label: name })),
    internal: [...pagesOf(roles, words), ...sections],
    file: fileOptions(files),
  }
  const kindOf = (link: string) => linkKindOf(link, applications)
  /** Where a stored link leads, in words. */
  const describe = (link: string): string => {
    const kind = kindOf(link)
    const found = kind === 'external' ? undefined : choices[kind].find(({ value }) => value === link)
    if (kind === 'file') return found?.label ?? words.missingFile
    return found && link.startsWith('#') ? found.label : link
  }
  return { isLoading: answer === undefined, choices, kindOf, describe }
}

/** The choices of links, and how a stored one is described. */
export type LinkDestinations = ReturnType<typeof useLinkDestinations>
