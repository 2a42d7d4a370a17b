import type { Condolence } from '@mainstreet/shared/contracts/calendar/condolences'
import type { Locale } from '@mainstreet/shared/rules/language'
import { backOfficeRoutes, pathTo } from '@mainstreet/shared/routes'
import { type MailPart } from '../../kit/mail/mail-content'
import type { MailSender } from '../../kit/mail/mail-sender'
import { type WrittenMail, buttonParts, businessMail } from '../../kit/mail/business-mail'

/** Whom a condolence is for. */
export interface Deceased {
  id: number
  name: string
}

type CondolenceText = Pick<Condolence, 'name' | 'email' | 'message'>

interface Words {
  newOne(name: string): string
  from(writer: string): string
  waits: string
  reported(name: string): string
  reportedAbout: string
  open: string
}

const words: Record<Locale, Words> = {
  en: {
    newOne: (name) => `A condolence for ${name}`,
    from: (writer) => `${writer} wrote`,
    waits: 'Nobody sees it on your site before you approve it. Reply to this email to answer its writer.',
    reported: (name) => `A condolence for ${name} was reported`,
    reportedAbout: 'A visitor thinks that it should not stand there. It stays on your site until you decide.',
    open: 'Read it and decide',
  },
  fr: {
    newOne: (name) => `Condoléances pour ${name}`,
    from: (writer) => `${writer} a écrit`,
    waits:
      'Personne ne voit ces mots sur votre site avant que vous ne les approuviez. Répondez à ce courriel pour répondre à la personne.',
    reported: (name) => `Des condoléances pour ${name} ont été signalées`,
    reportedAbout:
      'Une personne pense que ces mots n’ont pas leur place. Ils restent sur votre site jusqu’à votre décision.',
    open: 'Lire et décider',
  },
}

const mailWith = (
  { brand, ownerLanguage: lang }: MailSender,
  { heading, parts, id }: { heading: string; parts: readonly MailPart[]; id: number },
): WrittenMail => {
  const url = brand.origin && `${brand.origin}${pathTo(backOfficeRoutes.editFuneral, id)}`
  const button = buttonParts(words[lang].open, url)
  return businessMail({ brand }, { lang, subject: heading, heading, parts: [...parts, ...button] })
}

/** What a funeral home reads when somebody wrote a condolence, in the language of its dashboard. */
export const newCondolenceMail = (written: CondolenceText, { id, name }: Deceased, sender: MailSender) => {
  const texts = words[sender.ownerLanguage]
  const quote = {
    kind: 'quote',
    title: texts.from(written.name),
    lines: written.message.split('\n'),
  } as const
  return mailWith(sender, {
    id,
    heading: texts.newOne(name),
    parts: [quote, { kind: 'text', lines: [texts.waits] }],
  })
}

/** What it reads when a visitor reported one. Nothing of the writer is in it, so that erasing need not look for it. */
export const reportedCondolenceMail = ({ id, name }: Deceased, sender: MailSender) => {
  const texts = words[sender.ownerLanguage]
  return mailWith(sender, {
    id,
    heading: texts.reported(name),
    parts: [{ kind: 'text', lines: [texts.reportedAbout] }],
  })
}
