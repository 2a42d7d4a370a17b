import { BadRequest } from '@feathersjs/errors'

/** A 400 whose message is a stated text and that names the field it stands beside. */
export const refuseInput = (field: string, text: string): BadRequest =>
  new BadRequest(text, { errors: { [field]: text } })

/** The same where several fields are wrong; the first one's text is the message. */
export const refuseInputs = (errors: Readonly<Partial<Record<string, string>>>): BadRequest =>
  new BadRequest(Object.values(errors)[0], { errors })
