import type { Locale } from '@mainstreet/shared/rules/language'
import { oneLine, type MailContent, type MailPart } from '../../kit/mail/mail-content'

const greetings: Record<Locale, (name: string) => string> = {
  en: (name) => `Hello${name ? ` ${name}` : ''},`,
  fr: (name) => `Bonjour${name ? ` ${name}` : ''},`,
}

interface PlatformMail {
  lang: Locale
  /** Whom it greets; empty for nobody by name. */
  name: string
  subject: string
  parts: readonly MailPart[]
}

/** A mail about somebody's login: it is the platform's own and in no account's list, because what it holds is a key. */
export const platformMail = ({
  lang,
  name,
  subject,
  parts,
}: PlatformMail): { subject: string; content: MailContent } => ({
  subject: oneLine(subject),
  content: {
    lang,
    heading: subject,
    preview: '',
    parts: [{ kind: 'text', lines: [greetings[lang](name)] }, ...parts],
    reason: '',
  },
})
