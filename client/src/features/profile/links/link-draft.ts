import type { ProfileLink } from '@mainstreet/shared/contracts/site/profile'
import { linkErrors, type LinkKind } from '@mainstreet/shared/rules/site/link-rules'
import type { LinkDestinations } from './use-link-destinations'

/** The choice of a page that is in no list: its address is typed. */
export const otherPage = 'other'

/** A link as it is being written: what was chosen or typed for each kind stays when another kind is looked at. */
export interface LinkDraft {
  kind: LinkKind
  application: string
  page: string
  /** The typed address of a page that is in no list. */
  address: string
  url: string
  file: string
  /** Undefined while the name of what was chosen will do. */
  text?: string
  translations?: ProfileLink['translations']
}

const empty = { application: '', page: '', address: '', url: '', file: '' }

/** A draft of a stored link, or of a new one. */
export const draftOf = (destinations: LinkDestinations, row?: ProfileLink): LinkDraft => {
  const { choices, kindOf } = destinations
  if (!row) return { ...empty, kind: choices.application.length ? 'application' : 'internal' }
  const { link, text, translations } = row
  const kind = kindOf(link)
  const isListed = choices.internal.some(({ value }) => value === link)
  const typed = kind === 'internal' && !isListed
  return {
    kind,
    text,
    translations,
    application: kind === 'application' ? link : '',
    page: typed ? otherPage : kind === 'internal' ? link : '',
    address: typed ? link : '',
    url: kind === 'external' ? link : '',
    file: kind === 'file' ? link : '',
  }
}

const addressOf = (draft: LinkDraft): string => {
  if (draft.kind === 'application') return draft.application
  if (draft.kind === 'external') return draft.url.trim()
  if (draft.kind === 'file') return draft.file
  return draft.page === otherPage ? draft.address.trim() : draft.page
}

const suggestedText = (link: string, { kind }: LinkDraft, { choices }: LinkDestinations): string => {
  if (kind === 'external') return ''
  const label = choices[kind].find(({ value }) => value === link)?.label ?? ''
  // "Section: Downloads" is how the list says it.
  return link.startsWith('#') ? label.replace(/^[^:]*: ?/, '') : label
}

/** What a draft would be stored as, and what is wrong with it. */
export const readDraft = (draft: LinkDraft, destinations: LinkDestinations) => {
  const link = addressOf(draft)
  const text = draft.text ?? suggestedText(link, draft, destinations)
  return { link, text, errors: linkErrors({ kind: draft.kind, link, text }) }
}
