import type { ContactMessage } from '@mainstreet/shared/contracts/site/contact'
import type { MessageWords } from './words'

/** Longer addresses are cut off by mail programs and systems. */
const maxQuoted = 1200

/** The `mailto:` address that begins an answer to a message, its words quoted below. */
export const replyAddress = (
  { name, email, subject, message }: Pick<ContactMessage, 'name' | 'email' | 'subject' | 'message'>,
  words: Pick<MessageWords, 'replySubject' | 'yourMessage' | 'wrote'>,
): string => {
  const quoted = message.slice(0, maxQuoted).replace(/^/gm, '> ')
  const body = `\n\n${words.wrote(name)}\n${quoted}`.replaceAll('\n', '\r\n')
  const fields = { subject: words.replySubject(subject || words.yourMessage), body }
  const query = Object.entries(fields).map(([field, text]) => `${field}=${encodeURIComponent(text)}`)
  // An address keeps its @, which some programs want to see.
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?${query.join('&')}`
}
