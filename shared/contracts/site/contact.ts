import { operation } from '../../operation'
import { Type } from '@sinclair/typebox'
import { filledText, flag, id, labelled, moment, nullable, oneOf, text } from '../../columns'
import { carEnquiries, maxContactLengths as maxLengths } from '../../rules/contact-rules'
import { contract, type RowOf } from '../../contract'

const optionalText = (length: number) => Type.Optional(text(length))

/** Writes to a business from its site; to one of its buyers where an owner asks. */
export const contactOperation = operation<{ ok: true }>()({
  path: 'contact',
  input: Type.Object(
    {
      /** Which account an owner or staff writes for; a visitor's is the site's. */
      customerId: Type.Optional(id),
      /** The writer's e-mail address: where an answer goes. */
      from: optionalText(maxLengths.from),
      /** The buyer an owner writes to; a visitor's is ignored. */
      to: optionalText(254),
      /** The writer's full name. */
      contact: optionalText(maxLengths.contact),
      /** Where to call the writer; of any country, empty where none is given. */
      phone: optionalText(maxLengths.phone),
      subject: optionalText(maxLengths.subject),
      message: optionalText(maxLengths.message),
      /** The car that a visitor asks about; the server says which one it is, in place of the subject. */
      carId: Type.Optional(id),
      /** The item that a visitor asks about. */
      itemId: Type.Optional(id),
      /** What is wanted of the car: an answer, or a drive. */
      enquiry: Type.Optional(oneOf(carEnquiries)),
      /** Accepted and dropped: the server builds its own. */
      html: optionalText(100_000),
      /** Hidden from people; what fills it is a program. */
      reference: optionalText(1000),
    },
    { additionalProperties: false },
  ),
  access: ['visitor', 'owner', 'orders', 'messages', 'staff', 'integrator'],
})

/** The longest answer to a message. */
const maxAnswer = 5_000

/** An answer that was sent from here. */
const answer = Type.Object({
  text: text(maxAnswer),
  /** Who wrote it, by name. */
  by: text(120),
  at: moment,
})

/** Answers a message in the business's name, by mail to whoever wrote it; the same words within ten minutes are sent once. */
export const answerMessage = operation<{ ok: true }>()({
  path: 'answer-message',
  input: Type.Object(
    { id, text: labelled({ en: 'Your answer', fr: 'Votre réponse' }, filledText(maxAnswer)) },
    { additionalProperties: false },
  ),
  access: ['owner', 'messages', 'staff', 'integrator'],
})

/** What visitors wrote to a business on its site, in plain text; only the server makes one. */
export const contactMessageContract = contract({
  path: 'contact-messages',
  name: { en: 'Messages', fr: 'Messages' },
  called: 'name',
  record: {
    id,
    customerId: id,
    name: filledText(maxLengths.contact),
    email: text(maxLengths.from),
    phone: text(maxLengths.phone),
    subject: text(maxLengths.subject),
    message: filledText(maxLengths.message),
    /** The car it is about, while there is one. */
    carId: nullable(id),
    /** The item that it asks about, while there is one. */
    itemId: nullable(id),
    /** The order that it is the note of, while there is one. */
    orderId: nullable(id),
    /** Whether somebody of the business has opened it. */
    isRead: flag,
    /** Whether somebody of the business has answered it, or says that it needs no answer. */
    isAnswered: flag,
    /** Whether it is left for later: it waits, but not in the first list. */
    isLater: flag,
    /** What was answered from here, the first first. */
    answers: Type.Array(answer),
    createdAt: moment,
  },
  writable: ['isRead', 'isAnswered', 'isLater'],
  // The newest message of each person alone: the last word of a thread, whose state is its.
  filters: { lastWord: flag },
  access: {
    owner: { methods: ['find', 'get', 'patch', 'remove'] },
    messages: {
      methods: ['find', 'get', 'patch', 'remove'],
      writable: ['isRead', 'isAnswered', 'isLater'],
    },
  },
})

export type ContactMessage = RowOf<typeof contactMessageContract>
