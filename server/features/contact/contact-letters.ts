import type { Locale } from '@mainstreet/shared/rules/money'
import { letter } from '../../kit/mail/letter'

/** A message as it was written. */
export interface Message {
  /** The writer's name and address. */
  contact: string
  from: string
  subject: string
  message: string
}

const linesOf = (text: string) => text.split(/\r?\n/)

/** What a business reads when somebody wrote to it on its site. */
export const letterToBusiness = ({ contact, from, subject, message }: Message, business: string) => ({
  subject: subject ? `Website message: ${subject}` : `Website message from ${contact}`,
  ...letter(`A message from the website of ${business}`, [
    {
      rows: [
        ['Name', contact],
        ['Email', from],
        ...(subject ? [['Subject', subject] as [string, string]] : []),
      ],
    },
    { title: 'Message', lines: linesOf(message) },
    { lines: [`Reply to this e-mail to answer ${contact}.`] },
  ]),
})

const fromBusiness: Record<Locale, (business: string) => string> = {
  en: (business) => `A message from ${business}`,
  fr: (business) => `Un message de ${business}`,
}

/** What a buyer reads when the business wrote: its own words, under a subject in the language of the order. */
export const letterToBuyer = ({ subject, message }: Message, business: string, lang: Locale) => ({
  subject: subject || fromBusiness[lang](business),
  ...letter(business, [{ lines: linesOf(message) }], lang),
})
