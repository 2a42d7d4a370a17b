import type { MailStage } from './stage'
import { until } from '../server/test/until'

/** A mail’s text as it is read: its subject and parts without the encodings of the wire. */
const readable = (source: string): string =>
  Buffer.from(
    source
      .replace(/=\?UTF-8\?Q\?(.*?)\?=\s*/gi, (_all, text: string) => text.replaceAll('_', ' '))
      .replaceAll('=\r\n', '')
      .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

/** Waits for a mail to somebody with such words in it; answers its text as it is read. */
export const mailTo = async (smtp: MailStage['smtp'], recipient: string, words: RegExp): Promise<string> => {
  const find = () =>
    smtp.received
      .filter(({ recipients }) => recipients.includes(recipient))
      .map(({ source }) => readable(source))
      .find((text) => words.test(text))
  await until(() => find() !== undefined)
  return find()!
}
