import { accountContract, type Account } from '@mainstreet/shared/contracts/account'
import { companyOf } from '@mainstreet/shared/rules/company-of'
import type { Locale } from '@mainstreet/shared/rules/language'
import { inLanguage, type AskedLanguage } from '@mainstreet/shared/translations'
import { useCallback, useMemo, useState } from 'react'
import { useRow } from '../data/data'
import type { FormDraft, TellDraft } from '../form/form-drafts'
import type { FrameDraft } from './frame-messages'

type Drafts = ReadonlyMap<string, FormDraft>

const withDraft = (drafts: Drafts, key: string, draft: FormDraft | null): Drafts => {
  if (!draft && !drafts.has(key)) return drafts
  const next = new Map(drafts)
  if (draft) next.set(key, draft)
  else next.delete(key)
  return next
}

/** The typed columns in the language that is read; a translation that is typed stands in the column that it translates. */
const inFrame = ({ contract, id, columns, row }: FormDraft, language: AskedLanguage): FrameDraft => {
  const { path } = contract
  if (contract.translatable.length === 0) return { path, id, columns }
  const shown: Record<string, unknown> = inLanguage(contract, { ...row, ...columns }, language)
  const names =
    'translations' in columns ? [...contract.translatable, ...Object.keys(columns)] : Object.keys(columns)
  const read = names.filter((name) => name !== 'translations').map((name) => [name, shown[name]])
  return { path, id, columns: { ...Object.fromEntries(read), lang: shown.lang } }
}

/** What is typed as a site shows it: of the account only what visitors know goes into the frame. */
const frameDrafts = (
  drafts: readonly FormDraft[],
  { account, asked }: { account: Account | undefined; asked: Locale },
): FrameDraft[] => {
  if (!account) return []
  const { id, language, bilingual } = account
  const asking = { asked, language, bilingual }
  const ofAccount = drafts.filter(({ contract }) => contract.path === 'account')
  const others = drafts
    .filter(({ contract }) => contract.path !== 'account')
    .map((draft) => inFrame(draft, asking))
  if (ofAccount.length === 0) return others
  const typed = ofAccount.reduce((row, { columns }) => ({ ...row, ...columns }), account)
  const shown = companyOf(inLanguage(accountContract, { ...typed }, asking))
  return [...others, { path: 'company', id, columns: { ...shown } }]
}

/** What is typed in the forms beside a site, for its frame. */
export const useSiteDrafts = (customerId: number, asked: Locale) => {
  const [drafts, setDrafts] = useState<Drafts>(() => new Map())
  const { row: account } = useRow('account', customerId)
  const tell: TellDraft = useCallback(
    (key, draft) => setDrafts((before) => withDraft(before, key, draft)),
    [],
  )
  const shown = useMemo(() => frameDrafts([...drafts.values()], { account, asked }), [drafts, account, asked])
  return { drafts: shown, tell }
}
