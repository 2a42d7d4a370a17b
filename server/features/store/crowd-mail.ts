import { backOfficeRoutes } from '@mainstreet/shared/routes'
import type { Locale } from '@mainstreet/shared/rules/language'
import type { MailSender } from '../../kit/mail/mail-sender'
import { type WrittenMail, buttonParts, businessMail } from '../../kit/mail/business-mail'

/** What strangers send a business, of which each is mailed. */
export type Crowd = 'messages' | 'tables' | 'condolences'

const places: Record<Crowd, string> = {
  messages: backOfficeRoutes.messages,
  tables: backOfficeRoutes.bookings,
  condolences: backOfficeRoutes.funerals,
}

interface Words {
  subject: Record<Crowd, string>
  lines: readonly string[]
  open: string
}

const words: Record<Locale, Words> = {
  en: {
    subject: {
      messages: 'Very many messages at once',
      tables: 'Very many table requests at once',
      condolences: 'Very many condolences at once',
    },
    lines: [
      'More came within an hour than people usually send.',
      'None of them is lost: all are in your dashboard. Until the hour is over you are not mailed about each one.',
    ],
    open: 'Look at them',
  },
  fr: {
    subject: {
      messages: 'Beaucoup de messages à la fois',
      tables: 'Beaucoup de demandes de table à la fois',
      condolences: 'Beaucoup de condoléances à la fois',
    },
    lines: [
      'Il en est arrivé en une heure plus que d’habitude.',
      'Rien n’est perdu\u00a0: tout est dans votre tableau de bord. D’ici la fin de l’heure, vous ne recevez plus un courriel pour chacun.',
    ],
    open: 'Les voir',
  },
}

const crowdMail = ({ brand, ownerLanguage: lang }: MailSender, crowd: Crowd): WrittenMail => {
  const { subject, lines, open } = words[lang]
  const button = buttonParts(open, brand.origin && brand.origin + places[crowd])
  return businessMail(
    { brand },
    { lang, subject: subject[crowd], heading: subject[crowd], parts: [{ kind: 'text', lines }, ...button] },
  )
}

interface Arrival {
  crowd: Crowd
  /** How many more came than are mailed one by one, with this one. */
  past: number
}

/** The mail about one of what strangers send; of a crowd one for all that is past its limit. */
export const mailOfCrowd = (
  sender: MailSender,
  { crowd, past }: Arrival,
  write: () => WrittenMail,
): WrittenMail | undefined => {
  if (past === 0) return write()
  return past === 1 ? crowdMail(sender, crowd) : undefined
}
