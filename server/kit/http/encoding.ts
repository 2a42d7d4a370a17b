import type { IncomingMessage } from 'node:http'
import { memoize } from '../memoize'

/** The way a body is encoded; empty where it is not. */
export type Encoding = 'br' | 'gzip' | ''

/** A body, plain and compressed where it is worth it and has been done. */
export interface Forms {
  bytes: Buffer
  gzip?: Buffer
  br?: Buffer
}

const accepted = /^\s*(br|gzip)\s*(?:;\s*q=([01](?:\.\d*)?)\s*)?$/i

// Browsers differ in a handful of values.
const takenBy = memoize(200, (header) =>
  header
    .split(',')
    .flatMap((part) => {
      const [, name, weight = '1'] = accepted.exec(part) ?? []
      return name && Number(weight) > 0 ? [name.toLowerCase()] : []
    })
    .join(),
)

/** The smallest form of a body that a request takes. */
export const formFor = ({ headers }: IncomingMessage, { br, gzip, bytes }: Forms): [Buffer, Encoding] => {
  const header = headers['accept-encoding']
  // Its type knows a list, which Node never makes of this header.
  const taken = header && (br || gzip) ? takenBy(String(header)) : ''
  if (br && taken.includes('br')) return [br, 'br']
  if (gzip && taken.includes('gzip')) return [gzip, 'gzip']
  return [bytes, '']
}
