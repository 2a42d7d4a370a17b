/** What a reader gets of a mail: its headers, decoded, and both of its halves. */
export interface ReadMessage {
  /** A header by its name, in lower case. */
  headers: Map<string, string>
  text: string
  html: string
}

const bytesOf = (body: string, encoding: string): Buffer => {
  if (encoding === 'base64') return Buffer.from(body, 'base64')
  if (encoding !== 'quoted-printable') return Buffer.from(body)
  const joined = body.replace(/=\r\n/g, '')
  return Buffer.from(
    joined.replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  )
}

const word = /=\?utf-8\?([QB])\?([^?]*)\?=/gi

const decodedHeader = (value: string): string =>
  value
    // Between two encoded words, a space is none.
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(word, (_all, kind: string, text: string) =>
      bytesOf(
        kind.toUpperCase() === 'Q' ? text.replaceAll('_', ' ') : text,
        kind.toUpperCase() === 'Q' ? 'quoted-printable' : 'base64',
      ).toString('latin1'),
    )
    .replace(/[\u0080-\u00ff]+/g, (bytes) => Buffer.from(bytes, 'latin1').toString())

const headersOf = (head: string): Map<string, string> =>
  new Map(
    head
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => line.split(/:\s*(.*)/s) as [string, string])
      .map(([name, value]) => [name.toLowerCase(), decodedHeader(value ?? '')]),
  )

const split = (source: string): [string, string] => {
  const at = source.indexOf('\r\n\r\n')
  return [source.slice(0, at), source.slice(at + 4)]
}

/** Reads a mail from the source that came over the wire, as a mail program would. */
export const readMessage = (source: string): ReadMessage => {
  const [head, body] = split(source)
  const headers = headersOf(head)
  const boundary = /boundary="?([^";]+)"?/.exec(headers.get('content-type') ?? '')?.[1]
  const parts = boundary ? body.split(`--${boundary}`).slice(1, -1) : []
  const half = (type: string) => {
    for (const part of parts) {
      const [partHead, content] = split(part.replace(/^\r\n/, ''))
      const own = headersOf(partHead)
      if (own.get('content-type')?.startsWith(type))
        return bytesOf(content, own.get('content-transfer-encoding') ?? '').toString()
    }
    throw new Error(`The mail has no part of ${type}.`)
  }
  return { headers, text: half('text/plain').replaceAll('\r\n', '\n'), html: half('text/html') }
}
