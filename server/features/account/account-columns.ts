import type { accountContract } from '@mainstreet/shared/contracts/account'
import { keyFields } from '@mainstreet/shared/contracts/marketplace/provider-keys'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { isWholePhone } from '@mainstreet/shared/rules/phone'
import { isSocialName } from '@mainstreet/shared/rules/site/social-address'
import { safeLink } from '@mainstreet/shared/rules/site/safe-link'
import { parseHost } from '../../kit/http/host'
import { sanitiseRichText } from '../../kit/text/rich-text'
import { invalid, type Problem } from '../../kit/service/errors'
import type { StoredOf } from '../../kit/service/table-rules'

type Columns = StoredOf<typeof accountContract>
type TextColumn = {
  [K in keyof Columns]-?: string extends NonNullable<Columns[K]> ? K : never
}[keyof Columns]

/** Answers what is stored; undefined where the text does not fit. */
type Column = (text: string) => string | undefined

interface Rule {
  names: readonly TextColumn[]
  store: Column
  problem: Problem
}

const fits =
  (test: (text: string) => boolean): Column =>
  (text) =>
    test(text) ? text : undefined

const matchesPattern = (pattern: RegExp) => fits((text) => pattern.test(text))

const hostName: Column = (text) => {
  const host = parseHost(text.trim())
  return host && host.port === 0 && /[a-z]/.test(host.hostname) ? host.hostname : undefined
}

const isZone = (name: string): boolean => {
  // Offsets such as +03:00 are understood by Intl, but are no zones: they know no summer time.
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** An account's name at a social network, or the address of its page there. */
const socialName: Column = (text) => {
  const name = text.trim()
  if (/^https?:/i.test(name)) return safeLink(name)
  return isSocialName(name) ? name : undefined
}

const socialFields = ['str_facebook', 'str_instagram', 'str_twitter', 'str_youtube', 'str_linkedin'] as const

const publishable = keyFields.flatMap(({ use, column, ...form }): Rule[] =>
  use === 'publishableKey'
    ? [{ names: [column], store: matchesPattern(form.pattern), problem: refusal(form.refusal) }]
    : [],
)

const rules: readonly Rule[] = [
  { names: ['str_domain'], store: hostName, problem: refusal('host-name') },
  {
    names: ['str_phone', 'str_mobile', 'str_fax', 'str_tollfree'],
    store: fits(isWholePhone),
    problem: refusal('phone-format'),
  },
  { names: ['str_mobile_url'], store: safeLink, problem: refusal('web-address') },
  { names: socialFields, store: socialName, problem: refusal('name-or-web-address') },
  { names: ['facebookPixelId'], store: matchesPattern(/^\d+$/), problem: refusal('digits-only') },
  ...publishable,
  { names: ['str_description', 'str_content_area_content'], store: sanitiseRichText, problem: '' },
]

/** Columns that cannot be empty. */
const filled: readonly Rule[] = [
  { names: ['timezone'], store: fits(isZone), problem: refusal('time-zone') },
  // Part of every path that the account's media have.
  {
    names: ['region'],
    store: matchesPattern(/^[a-z0-9]{2,12}$/),
    problem: 'must be a short code such as nb',
  },
]

/** The columns of an account as they may be stored; throws a 400 that names every bad one. */
export const accountColumns = (data: Columns): Columns => {
  const columns: Columns = { ...data }
  const errors: Record<string, Problem> = {}
  for (const { names, store, problem } of [...rules, ...filled]) {
    for (const name of names) {
      const text = data[name]
      if (text === undefined) continue
      const stored = text === '' && !filled.some((rule) => rule.names.includes(name)) ? '' : store(text)
      if (stored === undefined) errors[name] = problem
      else columns[name] = stored
    }
  }
  if (Object.keys(errors).length) throw invalid(errors)
  return columns
}
