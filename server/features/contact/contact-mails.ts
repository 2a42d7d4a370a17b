import { pathTo, routes } from '@mainstreet/shared/routes'
import type { Locale } from '@mainstreet/shared/rules/language'
import type { CarEnquiry } from '@mainstreet/shared/rules/contact-rules'
import { chez } from '../../kit/text/chez'
import type { Pair } from '../../kit/mail/mail-content'
import type { MailSender } from '../../kit/mail/mail-sender'
import { type WrittenMail, businessMail, buttonParts } from '../../kit/mail/business-mail'

/** A message as it was written. */
export interface Message {
  /** The writer's name and address, and the phone number, empty where none was given. */
  contact: string
  from: string
  phone: string
  subject: string
  message: string
  /** The car that it is about, as its dealer knows it, and what is wanted of it. */
  car?: { id: number; name: string; enquiry: CarEnquiry }
}

const linesOf = (text: string) => text.split(/\r?\n/)

interface Words {
  subject(message: Message): string
  heading: string
  name: string
  email: string
  phone: string
  subjectLabel: string
  answer(contact: string): string
  car: string
  showCar: string
  aboutCar: Record<CarEnquiry, (car: string) => string>
  answerSubject(subject: string): string
  answerReason(business: string): string
  theyWrote: string
  toBuyerSubject(business: string): string
  toBuyerReason(business: string): string
}

const words: Record<Locale, Words> = {
  en: {
    subject: ({ subject, contact }) =>
      subject ? `Website message: ${subject}` : `Website message from ${contact}`,
    heading: 'A message from your website',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    subjectLabel: 'Subject',
    car: 'Vehicle',
    showCar: 'Show the vehicle',
    aboutCar: { question: (car) => `Question: ${car}`, 'test-drive': (car) => `Test drive: ${car}` },
    answer: (contact) => `Reply to this email to answer ${contact}.`,
    answerSubject: (subject) => `Re: ${subject}`,
    answerReason: (business) => `You get this email because you wrote to ${business} on its site.`,
    theyWrote: 'You wrote',
    toBuyerSubject: (business) => `A message from ${business}`,
    toBuyerReason: (business) => `You get this email because you have ordered from ${business}.`,
  },
  fr: {
    subject: ({ subject, contact }) =>
      subject ? `Message du site\u00a0: ${subject}` : `Message de ${contact} par le site`,
    heading: 'Un message de votre site',
    name: 'Nom',
    email: 'Courriel',
    phone: 'Téléphone',
    subjectLabel: 'Objet',
    car: 'Véhicule',
    showCar: 'Voir le véhicule',
    aboutCar: {
      question: (car) => `Question\u00a0: ${car}`,
      'test-drive': (car) => `Essai routier\u00a0: ${car}`,
    },
    answer: (contact) => `Répondez à ce courriel pour répondre à ${contact}.`,
    answerSubject: (subject) => `RE\u00a0: ${subject}`,
    answerReason: (business) =>
      `Vous recevez ce courriel parce que vous avez écrit ${chez(business)} sur son site.`,
    theyWrote: 'Vous avez écrit',
    toBuyerSubject: (business) => `Un message de ${business}`,
    toBuyerReason: (business) => `Vous recevez ce courriel parce que vous avez commandé ${chez(business)}.`,
  },
}

/** What a message about a car is about, in the words of its dealer. */
export const carSubject = ({ name, enquiry }: NonNullable<Message['car']>, locale: Locale): string =>
  words[locale].aboutCar[enquiry](name)

/** What a business reads when somebody wrote to it on its site, in the language of its dashboard. */
export const mailToBusiness = (message: Message, sender: MailSender): WrittenMail => {
  const { brand, ownerLanguage: lang } = sender
  const texts = words[lang]
  const { contact, from, phone, subject, car } = message
  const rows: Pair[] = [
    [texts.name, contact],
    [texts.email, from],
    ...(phone ? [[texts.phone, phone] as const] : []),
    ...(car ? [[texts.car, car.name] as const] : []),
    ...(subject && !car ? [[texts.subjectLabel, subject] as const] : []),
  ]
  return businessMail(sender, {
    lang,
    subject: car ? subject : texts.subject(message),
    heading: texts.heading,
    preview: message.message.slice(0, 120),
    parts: [
      { kind: 'facts', title: '', rows },
      { kind: 'quote', title: '', lines: linesOf(message.message) },
      ...buttonParts(texts.showCar, car && `${brand.origin}${pathTo(routes.car, car.id)}`),
      { kind: 'text', lines: [texts.answer(contact)] },
    ],
  })
}

/** What a buyer reads when the business wrote: its own words, under a subject in the language of the order. */
export const mailToBuyer = (message: Message, sender: MailSender, lang: Locale): WrittenMail =>
  businessMail(sender, {
    lang,
    subject: message.subject || words[lang].toBuyerSubject(sender.name),
    heading: message.subject,
    parts: [{ kind: 'block', title: '', lines: linesOf(message.message) }],
    reason: words[lang].toBuyerReason(sender.name),
  })

/** What somebody reads whose message the business answered, in the language of the business: its words, and what they are about. */
export const mailOfAnswer = (
  { subject, message }: Pick<Message, 'subject' | 'message'>,
  answer: string,
  sender: MailSender,
): WrittenMail => {
  const lang = sender.ownerLanguage
  const texts = words[lang]
  const about = subject || texts.toBuyerSubject(sender.name)
  return businessMail(sender, {
    lang,
    subject: subject ? texts.answerSubject(subject) : about,
    heading: about,
    parts: [
      { kind: 'block', title: '', lines: linesOf(answer) },
      { kind: 'quote', title: texts.theyWrote, lines: linesOf(message) },
    ],
    reason: texts.answerReason(sender.name),
  })
}
