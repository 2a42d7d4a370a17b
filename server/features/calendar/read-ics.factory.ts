/** A part of a calendar file: its properties as they stand, and what is in it. */
export interface IcsPart {
  name: string
  lines: { name: string; params: Record<string, string>; value: string }[]
  parts: IcsPart[]
}

const property = /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/

const paramsOf = (text: string) =>
  Object.fromEntries(
    text
      .split(';')
      .filter(Boolean)
      .map((each) => each.split('=') as [string, string]),
  )

/** Reads a calendar file as RFC 5545 has it and throws at whatever is not: line ends, folding, properties, nesting. */
export const readIcs = (text: string): IcsPart => {
  if (!text.endsWith('\r\n')) throw new Error('the file does not end its last line')
  if (/[^\r]\n|\r[^\n]/.test(text)) throw new Error('a line does not end in CRLF')
  for (const line of text.split('\r\n'))
    if (Buffer.byteLength(line) > 75) throw new Error(`a line is longer than 75 octets: ${line}`)
  const root: IcsPart = { name: '', lines: [], parts: [] }
  const open = [root]
  for (const line of text
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .slice(0, -1)) {
    const [, name, params, value] = property.exec(line) ?? []
    if (!name || value === undefined) throw new Error(`no property: ${line}`)
    const part = open.at(-1)!
    if (name === 'BEGIN') {
      const inner: IcsPart = { name: value, lines: [], parts: [] }
      part.parts.push(inner)
      open.push(inner)
    } else if (name === 'END') {
      if (part.name !== value) throw new Error(`${value} ends inside of ${part.name}`)
      open.pop()
    } else part.lines.push({ name, params: paramsOf(params!), value })
  }
  const [calendar, ...others] = root.parts
  if (open.length !== 1 || calendar?.name !== 'VCALENDAR' || others.length)
    throw new Error('not one calendar')
  return calendar
}

/** A property of a part; undefined where it has none. */
export const valueOf = (part: IcsPart, name: string) => part.lines.find((line) => line.name === name)?.value

const msOf = (text: string) =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6Z'))

const offsetMs = (text: string) =>
  (text.startsWith('-') ? -1 : 1) * (Number(text.slice(1, 3)) * 60 + Number(text.slice(3, 5))) * 60_000

/** The moment of a property with a zone, worked out by the file's own description of that zone. */
export const momentIn = (calendar: IcsPart, event: IcsPart, name: string): string => {
  const line = event.lines.find((each) => each.name === name)!
  const zone = calendar.parts.find(
    (part) => part.name === 'VTIMEZONE' && valueOf(part, 'TZID') === line.params.TZID,
  )
  if (!zone) throw new Error(`the file does not say what ${line.params.TZID} is`)
  const local = msOf(line.value)
  const inForce = zone.parts
    .filter((part) => msOf(valueOf(part, 'DTSTART')!) <= local)
    .sort((a, b) => msOf(valueOf(a, 'DTSTART')!) - msOf(valueOf(b, 'DTSTART')!))
    .at(-1)!
  return new Date(local - offsetMs(valueOf(inForce, 'TZOFFSETTO')!)).toISOString()
}
