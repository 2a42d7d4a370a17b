import type { AuthenticationRequest } from '@feathersjs/authentication'
import type { RealTimeConnection } from '@feathersjs/feathers'
import type { Locale } from '@mainstreet/shared/rules/language'
import type { Caller } from './caller/caller'
import type { Work } from './work'

/** The rows a call can touch at all; the table service puts it into every statement. */
export interface Scope {
  /** Only rows of these accounts; undefined: any. */
  accounts?: readonly number[]
  /** Only rows a visitor may see. */
  publicOnly: boolean
}

/** How a visitor's rows are written: with their texts' translations beside them, or, where a language was asked for, without. */
export type JsonTexts = 'with translations' | 'without translations'

/** What the gate hands to a service with every call, and our own code with its. */
export interface ServiceParams {
  query?: Record<string, unknown>
  /** Set by transports only; our own calls have none. */
  provider?: string
  /** What the transport found to authenticate the call by. */
  authentication?: AuthenticationRequest
  caller?: Caller
  /** Our own call that is decided, scoped and shown as one of `caller` over a transport would be. */
  isGated?: boolean
  scope?: Scope
  /** The visitor's site. */
  siteId?: number
  /** The language that a read's texts are asked for in; without one they come as they are stored, translations beside them. */
  language?: Locale
  /** Set by the transport that passes on JSON as text. */
  takesText?: boolean
  /** How the database writes the answer itself, as JSON; without it rows are read. */
  written?: JsonTexts
  /** For how long a visitor's answer may be cached, where it depends on the day. */
  freshForMs?: number
  /** The site is looked at as a preview, which never takes live money. */
  preview?: boolean
  /** The visitor's address, for limits. */
  address?: string
  headers?: Record<string, string>
  work?: Work
  /** Read-only properties that came with the body, unchecked. */
  ignored?: Record<string, unknown>
  /** What aliases in the body say otherwise than their columns. */
  contradictions?: Record<string, unknown>
  connection?: RealTimeConnection
}

/** A call whose caller is known: all that has come through the gate. */
export type Call = ServiceParams & { caller: Caller }
