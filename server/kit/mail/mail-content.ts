import type { Locale } from '@mainstreet/shared/rules/language'

/** The colours of a mail, as six-digit hex; what could not be read on them is changed when it is rendered. */
export interface MailColours {
  header: string
  headerText: string
  button: string
  buttonText: string
  link: string
}

/** The business that a mail is sent for; a mail without one is the platform's own. */
export interface MailBrand {
  name: string
  /** Scheme and host of its site; empty where it has none. */
  origin: string
  /** The address of its logo, or a path of its site; empty where it has none. */
  logo: string
  /** Address, phone and the like, a line each. */
  lines: string[]
  colours: MailColours
}

/** Something that was bought. */
export interface GoodsRow {
  title: string
  /** Variation, number of pieces and the like. */
  detail: string
  /** The address of its picture, or a path of the business's site; empty where it has none. */
  image: string
  amount: string
  /** Where it is. */
  url?: string
}

/** Two texts of a line: what it is, and its value. */
export type Pair = readonly [label: string, value: string]

/** One part of a mail, from top to bottom. */
export type MailPart =
  | { kind: 'text'; lines: readonly string[] }
  /** What must not be overlooked. */
  | { kind: 'notice'; lines: readonly string[] }
  /** Lines under a title. */
  | { kind: 'block'; title: string; lines: readonly string[] }
  /** What somebody else has written. */
  | { kind: 'quote'; title: string; lines: readonly string[] }
  | { kind: 'facts'; title: string; rows: readonly Pair[] }
  /** A picture as wide as the mail, and what it shows. */
  | { kind: 'picture'; image: string; alt: string }
  | { kind: 'goods'; rows: readonly GoodsRow[] }
  /** `paid` stands below the total: how a part of it was paid. */
  | { kind: 'sums'; rows: readonly Pair[]; total: Pair; paid?: readonly Pair[] }
  | { kind: 'button'; text: string; url: string }

/** All that a mail says, as it is stored: plain texts, from which HTML and text are rendered when it is sent or looked at. */
export interface MailContent {
  lang: Locale
  heading: string
  /** What a list of mails shows beside the subject; empty for the mail's first words. */
  preview: string
  brand?: MailBrand
  parts: readonly MailPart[]
  /** Why the reader gets it, for the foot; empty where it is plain. */
  reason: string
  /** A file for calendars, which goes along; its lines end in a line feed alone. */
  calendar?: string
  /** Where its reader asks for no more of these: a page, and the one press of RFC 8058. */
  leave?: string
}

// Line breaks stay. What turns the direction of writing could make one thing look like another.
const unwanted = /[\u0000-\u0009\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/gu

/** A text without what terminals, databases and eyes could be deceived by. */
export const cleanText = (text: string): string => text.replace(unwanted, ' ')

/** Text for a header: whatever ends a line there becomes a space. */
export const oneLine = (text: string): string =>
  cleanText(text)
    .replace(/\s*\n\s*/g, ' ')
    .trim()

/** A content as JSON, every text in it clean. */
export const contentJson = (content: MailContent): string =>
  JSON.stringify(content, (_key, value: unknown) => (typeof value === 'string' ? cleanText(value) : value))
