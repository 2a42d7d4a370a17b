import type { Locale } from '@mainstreet/shared/rules/language'
import type { MailContent, MailPart, Pair } from './mail-content'
import { sentBy } from './mail-words'

const colons: Record<Locale, string> = { en: ':', fr: '\u00a0:' }

/** Labels on the left and values on the right, each of its longest one's width. */
const alignColumns = (rows: readonly Pair[]): string[] => {
  const [left, right] = [0, 1].map((side) => Math.max(...rows.map((row) => row[side]!.length))) as [
    number,
    number,
  ]
  return rows.map(([label, value]) => `${label.padEnd(left)}  ${value.padStart(right)}`)
}

const linesOf = (part: MailPart, colon: string): readonly string[] => {
  switch (part.kind) {
    case 'text':
      return part.lines.flatMap((line, index) => (index ? ['', line] : [line]))
    case 'notice':
      return part.lines.map((line) => `* ${line}`)
    case 'block':
      return [`${part.title}${colon}`, ...part.lines]
    case 'quote':
      return [...(part.title ? [`${part.title}${colon}`] : []), ...part.lines.map((line) => `> ${line}`)]
    case 'facts':
      return [
        ...(part.title ? [`${part.title}${colon}`] : []),
        ...part.rows.map(([label, value]) => `${label}${colon} ${value}`),
      ]
    case 'goods':
      return part.rows.map(({ title, detail, amount }) => `- ${title}, ${detail}${colon} ${amount}`)
    case 'sums':
      return alignColumns([...part.rows, part.total, ...(part.paid ?? [])])
    case 'button':
      return [`${part.text}${colon}`, part.url]
  }
}

const footOf = ({ brand, reason, lang }: MailContent): string[] => [
  '-- ',
  ...(brand ? [brand.name, ...brand.lines, ...(brand.origin ? [brand.origin] : []), ''] : []),
  ...(reason ? [reason] : []),
  sentBy[lang](brand?.name ?? ''),
]

/** A mail for readers without HTML: the same parts in the same order. */
export const mailText = (content: MailContent): string => {
  const { heading, parts, lang } = content
  const blocks = parts.map((part) => linesOf(part, colons[lang]).join('\n'))
  return `${[...(heading ? [heading] : []), ...blocks, footOf(content).join('\n')].join('\n\n')}\n`
}
