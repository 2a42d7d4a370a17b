import { Type } from '@sinclair/typebox'
import { all, everyone } from '../access'
import { email, filledText, id, integer, labelled, moment, nullable, oneOf, text } from '../columns'
import { contract, type RowOf } from '../contract'
import { operation } from '../operation'
import { locales } from '../rules/language'
import {
  consentPages,
  letterStates,
  maxLetterItems,
  maxLetterText,
  subscriberStates,
} from '../rules/newsletter'

/** Who asked for letters: when, where, to which words and from which network, as the law wants it kept. */
export const subscriberContract = contract({
  path: 'subscribers',
  name: { en: 'Subscribers', fr: 'Abonnés' },
  called: 'email',
  record: {
    id,
    customerId: id,
    email,
    language: oneOf(locales),
    status: oneOf(subscriberStates),
    page: oneOf(consentPages),
    /** The words that were agreed to. */
    words: text(500),
    /** The address of the network, shortened; empty where it is not known. */
    network: text(60),
    askedAt: moment,
    confirmedAt: nullable(moment),
    leftAt: nullable(moment),
  },
  writable: [],
  access: { owner: { methods: ['find', 'get', 'remove'] } },
})

export type Subscriber = RowOf<typeof subscriberContract>

/** A letter to all subscribers: some words, a picture of the gallery, and things of the shop. */
export const letterContract = contract({
  path: 'letters',
  name: { en: 'Letters', fr: 'Infolettres' },
  called: 'subject',
  record: {
    id,
    customerId: id,
    subject: labelled({ en: 'Subject', fr: 'Objet' }, text(150)),
    /** Plain; an empty line ends a paragraph. */
    text: labelled({ en: 'Text', fr: 'Texte' }, text(maxLetterText)),
    imageId: labelled({ en: 'Picture', fr: 'Image' }, nullable(id)),
    itemIds: labelled(
      { en: 'Products', fr: 'Articles' },
      Type.Array(id, { maxItems: maxLetterItems, uniqueItems: true }),
    ),
    status: oneOf(letterStates),
    /** How many get it, and how many of those it has left for. */
    readers: integer(0, 2_000_000_000),
    sent: integer(0, 2_000_000_000),
    sentAt: nullable(moment),
    createdAt: moment,
  },
  writable: ['subject', 'text', 'imageId', 'itemIds'],
  translatable: ['subject', 'text'],
  access: { owner: { methods: all } },
})

export type Letter = RowOf<typeof letterContract>

/** What a shop notes of a buyer, by the address; nobody else reads it. */
export const buyerNoteContract = contract({
  path: 'buyer-notes',
  name: { en: 'Notes of buyers', fr: 'Notes sur les acheteurs' },
  called: 'email',
  record: {
    id,
    customerId: id,
    email,
    note: labelled({ en: 'Your note', fr: 'Votre note' }, filledText(2_000)),
  },
  writable: ['email', 'note'],
  required: ['email', 'note'],
  access: { owner: { methods: all } },
})

/** Asks for the letters of the site in view; a mail proves the address first. The answer is the same for every address. */
export const subscribe = operation<{ ok: true }>()({
  path: 'subscribe',
  input: Type.Object(
    {
      email: text(254),
      language: Type.Optional(oneOf(locales)),
      /** Hidden from people; what fills it is a program. */
      reference: Type.Optional(text(1000)),
    },
    { additionalProperties: false },
  ),
  access: everyone,
})

/** What the link of a letter, or of the mail that proves an address, leads to: how it stands, or what is done about it. */
export const subscription = operation<{ ok: true; email: string; status: Subscriber['status'] }>()({
  path: 'subscription',
  input: Type.Object(
    { token: filledText(200), act: oneOf(['see', 'confirm', 'leave']) },
    { additionalProperties: false },
  ),
  access: everyone,
})

/** Shows a letter as its readers get it, and how many there are. */
export const letterPreview = operation<{
  ok: true
  subject: string
  from: string
  replyTo: string
  html: string
  text: string
  readers: number
}>()({
  path: 'letter-preview',
  input: Type.Object({ id, language: Type.Optional(oneOf(locales)) }, { additionalProperties: false }),
  access: ['owner', 'staff'],
})

/** Sends a letter to all subscribers, little by little; with `trial`, to whoever asks alone. */
export const sendLetter = operation<{ ok: true; readers: number }>()({
  path: 'send-letter',
  input: Type.Object({ id, trial: Type.Optional(Type.Boolean()) }, { additionalProperties: false }),
  access: ['owner', 'staff'],
})
