import type { Locale } from '@mainstreet/shared/rules/money'
import { escapeHtml } from '../text/escape-html'

/** A part of a letter: lines of text, rows of two cells, or a link, with a title or without. */
export type Part = {
  title?: string
  lines?: readonly string[]
  rows?: readonly (readonly [string, string])[]
  link?: { text: string; url: string }
}

/** Text for a header: whatever ends a line there becomes a space. */
export const oneLine = (text: string): string => text.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim()

const colons: Record<Locale, string> = { en: ':', fr: '\u00a0:' }

const plain = ({ title, lines = [], rows = [], link }: Part, colon: string): string =>
  [
    ...(title ? [`${title}${colon}`] : []),
    ...lines,
    ...rows.map(([left, right]) => `${left}${colon} ${right}`),
    ...(link ? [`${link.text}${colon} ${link.url}`] : []),
  ].join('\n')

const row = ([left, right]: readonly [string, string]) =>
  `<tr><td style="padding:4px 16px 4px 0">${escapeHtml(left)}</td><td style="text-align:right">${escapeHtml(right)}</td></tr>`

const html = ({ title, lines = [], rows = [], link }: Part): string =>
  [
    title ? `<h2 style="font-size:16px">${escapeHtml(title)}</h2>` : '',
    lines.length ? `<p>${lines.map(escapeHtml).join('<br>')}</p>` : '',
    rows.length ? `<table role="presentation">${rows.map(row).join('')}</table>` : '',
    link ? `<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.text)}</a></p>` : '',
  ].join('')

/** A letter in a language, English unless said otherwise, as plain text and as simple HTML; every text is escaped. */
export const letter = (
  heading: string,
  parts: readonly Part[],
  lang: Locale = 'en',
): { text: string; html: string } => ({
  text: [heading, ...parts.map((part) => plain(part, colons[lang]))].join('\n\n') + '\n',
  html: `<!doctype html><html lang="${lang}"><body style="font-family:sans-serif"><h1 style="font-size:20px">${escapeHtml(heading)}</h1>${parts.map(html).join('')}</body></html>`,
})
