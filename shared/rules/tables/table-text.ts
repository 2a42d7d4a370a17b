// What people write: letters of French in their places, and signs where they stand beside words.
const likely =
  /(?<!\p{L})[ÀÂÇÉÈÊËÎÏÔÙÛÜŒ]|[àâäçéèêëîïôöùûüÿœæñ]|(?<=\p{L})’(?=\p{L})|(?<!\p{L})[“€®©°•–—…™]|[”™…](?!\p{L})/gu

const countLikely = (text: string): number => text.match(likely)?.length ?? 0

const decodeBytes = (bytes: Uint8Array, encoding: string): string => new TextDecoder(encoding).decode(bytes)

const windowsSigns = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

// Some versions of Node read it as Latin-1, in which these signs are control characters.
const fromWindows = (bytes: Uint8Array): string =>
  decodeBytes(bytes, 'windows-1252').replace(
    /[\u0080-\u009f]/g,
    (sign) => windowsSigns[sign.charCodeAt(0) - 0x80] ?? sign,
  )

const utf8 = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** The text of a table's file: UTF-16 says so itself; what is no UTF-8 either is as older spreadsheets write it, on Windows or on a Mac. */
export const tableText = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodeBytes(bytes, 'utf-16le')
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decodeBytes(bytes, 'utf-16be')
  const text = utf8(bytes)
  if (text !== undefined) return text
  const windows = fromWindows(bytes)
  const mac = decodeBytes(bytes, 'macintosh')
  return countLikely(mac) > countLikely(windows) ? mac : windows
}

const separators = [',', ';', '\t', '|'] as const

/** What stands between the cells of a table. */
export type Separator = (typeof separators)[number]

/** How a table begins: what separates its cells, and the line before its header that only says so. */
export interface TableStart {
  separator: Separator
  /** Such as `sep=;` with its line break; empty in most files. */
  said: string
}

const mostOften = (header: string): Separator => {
  const bare = header.replaceAll(/"[^"]*"/g, '')
  const count = (sign: string) => bare.split(sign).length
  return separators.reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

/** Reads how a table begins from its first lines: a comma separates its cells, or what spreadsheets of other countries write. */
export const tableStart = (text: string): TableStart => {
  const [said = '', sign] = /^"?sep=([,;\t|])"?[ \t]*(?:\r\n|\r|\n)/i.exec(text) ?? []
  if (sign) return { separator: sign as Separator, said }
  return { separator: mostOften(text.split(/\r\n|\r|\n/, 1)[0]!), said }
}
