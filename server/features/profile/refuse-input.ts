import { BadRequest } from '@feathersjs/errors'

/** A 400 whose message is a stated text and that names the field it stands beside. */
export const refuseInput = (field: string, text: string): BadRequest =>
  new BadRequest(text, { errors: { [field]: text } })
