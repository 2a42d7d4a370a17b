import { unanswered } from '../data/rest'
import { messageOf } from '../ui/error-state'

type Entry = {
  field?: unknown
  instancePath?: unknown
  params?: { missingProperty?: unknown }
  message?: unknown
}

const nameOf = (entry: Entry) => {
  if (typeof entry.field === 'string') return entry.field
  const path = typeof entry.instancePath === 'string' ? entry.instancePath.slice(1).replaceAll('/', '.') : ''
  const missing = entry.params?.missingProperty
  return typeof missing === 'string' ? [path, missing].filter(Boolean).join('.') : path
}

/** A problem as a sentence of its own. */
export const asSentence = (message: string) => {
  const text = message.charAt(0).toUpperCase() + message.slice(1)
  return /[.!?…]$/.test(text) ? text : `${text}.`
}

const entriesOf = (source: unknown): [string, string][] => {
  if (Array.isArray(source))
    return source
      .filter((entry): entry is Entry => typeof entry === 'object' && entry !== null)
      .map((entry) => [nameOf(entry), typeof entry.message === 'string' ? entry.message : ''])
  if (typeof source !== 'object' || source === null) return []
  return Object.entries(source).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : messageOf(value),
  ])
}

/** What a refused save says: one message for the form, messages by dotted field name, and whether it may be saved all the same. */
export type ServerRefusal = { message: string; fields: Record<string, string>; isUnclear: boolean }

/** Reads an error `{message, errors?, data?}` of the server, whose errors are an object or a list by field or path. */
export const readServerError = (error: unknown): ServerRefusal => {
  const { errors, data } = (error ?? {}) as { errors?: unknown; data?: unknown }
  const nested = (data as { errors?: unknown } | null | undefined)?.errors
  const entries = [errors, nested, Array.isArray(data) ? data : undefined].flatMap(entriesOf)
  const fields: Record<string, string> = {}
  for (const [name, message] of entries) if (name && message) fields[name] ??= asSentence(message)
  const isUnclear = error instanceof Error && error.name === unanswered
  return { message: messageOf(error), fields, isUnclear }
}
