import { memberRoles } from '@mainstreet/shared/access'
import { escapeHtml } from '../../../kit/text/escape-html'
import type { ApiDocument, ApiSection, Described } from './api-document'
import { curlExample } from './curl-example'
import { docsLayout, docsPath } from './docs-layout'
import { fieldRows, fieldsOf, typeOf } from './field-rows'
import { code, inline, prose, table } from './prose'

const callers = ['visitor', ...memberRoles, 'staff', 'read key', 'write key']
const nameOfMethod = ({ operationId }: Described) => operationId.replace(/[A-Z].*$/, '')

/** Who may call what, a line for each caller. */
const accessTable = ({ kind, methods }: ApiSection): string => {
  const known = methods.filter((each) => each.callers)
  if (!known.length) return ''
  const heads = known.map((each) => (kind === 'service' ? nameOfMethod(each) : 'may call it'))
  const rows = callers.map((who) => [
    escapeHtml(who),
    ...known.map((each) => (each.callers!.includes(who) ? 'yes' : '–')),
  ])
  return `<h2 id="access">Who may</h2>${table('Who may', ['Caller', ...heads], rows)}
<p class="quiet">Orders, refunds, tables, messages, notices, menu, texts and figures are what helpers of a business look after; who has several of these may do all that they allow. A key is of one account and reaches nothing of another.</p>`
}

const rarely = ['path', 'header', 'query']

/** What a call may say beside its body; conditions on columns are all alike, so they are only named. */
const parametersOf = ({ parameters = [] }: Described): string => {
  const isCondition = ({ schema }: { schema: Record<string, unknown> }) =>
    /Condition$/.test(String(schema.$ref ?? ''))
  const conditions = parameters.filter(isCondition).map(({ name }) => `<code>${escapeHtml(name)}</code>`)
  const others = parameters
    .filter((each) => !isCondition(each) && rarely.includes(each.in))
    .map((each) => {
      const what = each.name === '$select' || each.name === '$sort' ? 'names of fields' : typeOf(each.schema)
      const notes = [...(each.required ? ['required'] : []), ...(each.description ? [each.description] : [])]
      return [`<code>${escapeHtml(each.name)}</code>`, each.in, escapeHtml(what), inline(notes.join(' · '))]
    })
  return [
    others.length ? table('Parameters', ['Parameter', 'In', 'Type', 'Notes'], others) : '',
    conditions.length ? `<p>Conditions on: ${conditions.join(', ')}.</p>` : '',
  ].join('')
}

const answersOf = ({ responses }: Described): string => {
  const good = Object.entries(responses).filter(([status]) => status.startsWith('2'))
  const bad = Object.keys(responses).filter((status) => !status.startsWith('2'))
  const said = good.map(([status, { description = '' }]) => `${status}: ${inline(description)}`)
  return `<p class="quiet">Answers ${said.join(', ')}. Refusals: <a href="${docsPath}#errors">${bad.join(', ')}</a>.</p>`
}

const methodPart = (document: ApiDocument, origin: string, method: Described): string => {
  const { verb, address, summary, description = '', operationId } = method
  const parameters = parametersOf(method)
  return `<section aria-labelledby="${operationId}"><h3 id="${operationId}"><span class="verb">${verb.toUpperCase()}</span> <code>/api${escapeHtml(address)}</code></h3>
${prose([summary, ...description.split('\n\n').filter((part) => !part.startsWith('For: '))].join('\n\n'))}
${code(curlExample(document, origin, method), `Example of ${operationId}`)}
${parameters && `<details><summary>Parameters of ${operationId}</summary>${parameters}</details>`}
${answersOf(method)}</section>`
}

/** The page of one service, operation or route. */
export const sectionPage = (document: ApiDocument, section: ApiSection, origin: string): string => {
  const fields = fieldRows(fieldsOf(document, section), section.kind === 'service')
  const trail = `<p class="trail"><a href="${docsPath}#${section.kind}">${section.kind === 'service' ? 'Services' : 'Operations'}</a></p>`
  const content = [
    prose(section.text),
    accessTable(section),
    fields.length
      ? `<h2 id="fields">Fields</h2>${table('Fields', ['Field', 'Type', section.kind === 'service' ? 'May be written' : 'In the body', 'Notes'], fields)}`
      : '',
    `<h2 id="methods">Methods</h2>`,
    ...section.methods.map((method) => methodPart(document, origin, method)),
  ]
  return docsLayout(section.name, content.join('\n'), trail)
}
