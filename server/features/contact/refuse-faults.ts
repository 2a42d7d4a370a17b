import { BadRequest } from '@feathersjs/errors'
import { contactErrors, contactFaults, type ContactField } from '@mainstreet/shared/rules/contact-rules'

/** Throws a 400 with the stated texts for what keeps a visitor's words from being sent. */
export const refuseFaults = (written: Partial<Record<ContactField, string>>): void => {
  const faults = contactFaults(written)
  if (!faults.length) return
  const errors = Object.fromEntries(faults.map((field) => [field, contactErrors[field]]))
  throw new BadRequest(contactErrors[faults[0]!], { errors })
}
