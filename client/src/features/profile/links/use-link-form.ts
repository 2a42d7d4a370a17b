import { linkContract, type ProfileLink } from '@mainstreet/shared/contracts/site/profile'
import { useEffect, useRef, useState } from 'react'
import { useSave } from '../../../kit/data/data-writes'
import { useTellDraft } from '../../../kit/form/form-drafts'
import { readServerError } from '../../../kit/form/server-errors'
import { useWords } from '../../../kit/language/bilingual'
import { useCustomerId } from '../../../kit/session/session-context'
import { useKitWords } from '../../../kit/ui/kit-words'
import { toast } from '../../../kit/ui/toaster'
import { draftOf, readDraft, type LinkDraft } from './link-draft'
import { linkWords } from './link-words'
import type { LinkDestinations } from './use-link-destinations'

/** What is wrong, beside each field and for the form as a whole. */
type Refused = { link?: string; text?: string; form?: string }

type LinkFormOptions = { destinations: LinkDestinations; row?: ProfileLink; onDone: () => void }

const sameDraft = (some: LinkDraft, other: LinkDraft) => JSON.stringify(some) === JSON.stringify(other)

/** Says in the form's words which of its parts are refused, by the form's rules or by the server. */
const useRefusals = () => {
  const { refusals } = useWords(linkWords)
  const { reason } = useKitWords()
  const ofErrors = (errors: Record<string, string | undefined>): Refused => ({
    ...(errors.link && { link: refusals.link }),
    ...(errors.text && { text: refusals.text }),
    ...(errors.customerId && { form: refusals.customerId }),
  })
  const ofServer = (error: unknown): Refused => {
    const { fields, message } = readServerError(error)
    const known = ofErrors(fields)
    return Object.keys(known).length ? known : { form: reason?.(error) ?? message }
  }
  return { ofErrors, ofServer }
}

/** Has a stored link shown as it is typed where somebody shows drafts. */
const useShownDraft = (row: ProfileLink | undefined, columns: { text: string; link: string } | undefined) => {
  const tell = useTellDraft()
  const latest = useRef(tell)
  useEffect(() => {
    latest.current = tell
  })
  const { text, link } = columns ?? {}
  useEffect(() => {
    if (!row) return
    const isTyped = text !== undefined && link !== undefined
    latest.current?.(
      isTyped ? { contract: linkContract, id: row.id, columns: { text, link }, row: { ...row } } : null,
    )
  }, [row, text, link])
}

/** The draft of a link, checked by the rules that the server has too; what is refused stays typed. */
export const useLinkForm = ({ destinations, row, onDone }: LinkFormOptions) => {
  const customerId = useCustomerId()
  const words = useWords(linkWords)
  const { create, patch, busy } = useSave('profile-links')
  const { ofErrors, ofServer } = useRefusals()
  const [first] = useState(() => draftOf(destinations, row))
  const [draft, setDraft] = useState(first)
  const [refused, setRefused] = useState<Refused>({})
  const read = readDraft(draft, destinations)
  const isChanged = !sameDraft(draft, first)
  const { text, link } = read
  useShownDraft(row, isChanged && Object.keys(read.errors).length === 0 ? { text, link } : undefined)

  const change = (columns: Partial<LinkDraft>) => {
    setDraft((before) => ({ ...before, ...columns }))
    const isText = 'text' in columns
    setRefused(({ link, text }) => (isText ? { link } : { text: 'kind' in columns ? undefined : text }))
  }
  const submit = async () => {
    if (busy) return
    const { link, text, errors } = read
    setRefused(ofErrors(errors))
    if (Object.keys(errors).length) return
    try {
      const { translations } = draft
      const columns = { text: text.trim(), link, ...(translations && { translations }) }
      if (row) await patch(row.id, columns)
      else await create({ customerId, ...columns })
      if (!row) toast.success(words.added(columns.text))
      onDone()
    } catch (error) {
      setRefused(ofServer(error))
    }
  }
  return { draft, read, change, submit, busy, refused, isChanged }
}
