import { escapeHtml } from '../../../kit/text/escape-html'
import type { ApiDocument, ApiSection } from './api-document'
import { docsLayout, docsPath } from './docs-layout'
import { fieldsOf } from './field-rows'
import { code, prose } from './prose'

const start = (origin: string): string => `<h2 id="start">Start</h2>
<p>An owner makes a key under Account › API keys. Ask whose it is, then read:</p>
${code(
  `curl -X POST '${origin}/api/whoami' -H "Authorization: Bearer $KEY"
curl -g '${origin}/api/market-items?$limit=5' -H "Authorization: Bearer $KEY"`,
  'First calls',
)}
<p>A key works for one account: lists and new rows without <code>customerId</code> are of that account.</p>`

const errors = `<h2 id="errors">Errors</h2>
<p>Services answer <code>{name, message, code, className, errors}</code>. Operations and forms answer <code>{ok: false, message, code, errors}</code> over REST, and the same as services over websockets. <code>errors</code> names each field that is not right; <code>code</code> is the status, but for payments, whose refusals name what the card’s bank said.</p>`

/** Lists inside of conditions, as our own clients and Feathers’ write them. */
export const serializer = `const pairs = (name: string, value: unknown): string[] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, each]) => pairs(\`\${name}[\${key}]\`, each))
    : [\`\${encodeURIComponent(name)}=\${encodeURIComponent(String(value))}\`]
const querySerializer = (query: object) =>
  Object.entries(query).flatMap(([name, value]) => pairs(name, value)).join('&')`

const generated = `<h2 id="generated">Generated clients</h2>
<p><code>/api/openapi.json</code> is for generators. Lists inside of conditions (<code>$in</code>, <code>$nin</code>, <code>$or</code>, <code>$and</code>) are written <code>id[$in][0]=1&amp;id[$in][1]=2</code>, for which OpenAPI has no name. A client such as openapi-fetch takes this as its <code>querySerializer</code>:</p>
${code(serializer, 'Query serializer')}`

const wordsOf = (document: ApiDocument, section: ApiSection): string[] => [
  section.name,
  ...section.methods.map(({ summary }) => summary),
  ...fieldsOf(document, section).map(({ name }) => name),
]

/** Why a section is found: the fields that hold what was searched for, unless its name does. */
const foundBy = (document: ApiDocument, section: ApiSection, wanted: string): string[] | undefined => {
  const holding = wordsOf(document, section).filter((word) => word.toLowerCase().includes(wanted))
  if (!holding.length) return undefined
  return holding[0] === section.name ? [] : holding
}

const titles = { service: 'Services', operation: 'Operations', other: 'Other addresses' } as const
const kinds = Object.keys(titles) as (keyof typeof titles)[]

const search = (asked: string): string => `<form method="get" action="${docsPath}" role="search">
<label>Search names and fields<input type="search" name="q" value="${escapeHtml(asked)}" maxlength="60"></label><button>Search</button></form>`

/** The list of everything below /api, or of what holds a word, and what one needs to begin. */
export const indexPage = (
  document: ApiDocument,
  { origin, asked }: { origin: string; asked: string },
): string => {
  const wanted = asked.trim().toLowerCase()
  const found = document.sections.flatMap((section) => {
    const by = wanted ? foundBy(document, section, wanted) : []
    return by ? [{ ...section, by }] : []
  })
  const lists = kinds.map((kind) => {
    const own = found.filter((each) => each.kind === kind)
    const items = own.map(
      ({ name, by }) =>
        `<li><a href="${docsPath}/${name}">${escapeHtml(name)}</a>${by.length ? `<span class="quiet">${escapeHtml(by.slice(0, 4).join(', '))}</span>` : ''}</li>`,
    )
    return own.length ? `<h3 id="${kind}">${titles[kind]}</h3><ul class="list">${items.join('')}</ul>` : ''
  })
  const count = `<p role="status">${found.length === 1 ? '1 page holds' : `${found.length} pages hold`} “${escapeHtml(asked.trim())}”. <a href="${docsPath}#services">Show all</a></p>`
  const services = `<h2 id="services">Services and operations</h2>${search(asked)}${wanted ? count : ''}${lists.join('\n')}`
  const content = wanted
    ? services
    : `${prose(document.introduction)}${start(origin)}${services}${errors}${generated}`
  return docsLayout(wanted ? 'Search' : 'Mainstreet API', content)
}
