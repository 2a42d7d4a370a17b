import { contactFields, type ContactField } from '@mainstreet/shared/rules/contact-rules'
import type { ApiError } from '../../data/rest'

type FailureTexts = Record<'tooMany' | 'unavailable' | 'failed', string>

/** Why a message to the business was not sent: its fields that are wrong, or else what to say. */
export const contactFailure = (error: unknown, texts: FailureTexts) => {
  // Operations reject with ApiError.
  const { code, errors } = error as ApiError
  const wrong: ContactField[] = contactFields.filter((field) => errors?.[field])
  // Without an answer (0) nobody has responded, rightly or wrongly.
  const isAway = code === 503 || code === 0
  const text = code === 429 ? texts.tooMany : isAway ? texts.unavailable : texts.failed
  return { wrong, text }
}
