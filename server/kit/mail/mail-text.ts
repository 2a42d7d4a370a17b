import type { Locale } from '@mainstreet/shared/rules/language'
import type { MailContent, MailPart, Pair } from './mail-content'
import { leaveWords, sentBy } from './mail-words'

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
    case 'picture':
      return part.alt ? [`[${part.alt}]`] : []
    case 'goods':
      return part.rows.map(({ title, detail, amount, url }) =>
        [`- ${[title, detail].filter(Boolean).join(', ')}${colon} ${amount}`, url]
          .filter(Boolean)
          .join('\n  '),
      )
    case 'sums':
      return alignColumns([...part.rows, part.total, ...(part.paid ?? [])])
    case 'button':
      return [`${part.text}${colon}`, part.url]
  }
}

const footOf = ({ brand, reason, lang, leave }: MailContent): string[] => [
  '-- ',
  ...(brand ? [brand.name, ...brand.lines, ...(brand.origin ? [brand.origin] : []), ''] : []),
  ...(reason ? [reason] : []),
  sentBy[lang](brand?.name ?? ''),
  ...(leave ? [`${leaveWords[lang]}${colons[lang]} ${leave}`] : []),
]

/** A mail for readers without HTML: the same parts in the same order. */
export const mailText = (content: MailContent): string => {
  const { heading, parts, lang } = content
  const blocks = parts.map((part) => linesOf(part, colons[lang]).join('\n')).filter(Boolean)
  return `${[...(heading ? [heading] : []), ...blocks, footOf(content).join('\n')].join('\n\n')}\n`
}
