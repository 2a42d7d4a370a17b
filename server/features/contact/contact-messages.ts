import { contactMessageContract } from '@mainstreet/shared/contracts/site/contact'
import { tableService } from '../../kit/service/define-service'
import type { Work } from '../../kit/service/work'

const isLastWord = `not exists (select from contact_messages newer
  where newer."customerId" = contact_messages."customerId" and lower(newer.email) = lower(contact_messages.email)
    and newer.id > contact_messages.id and newer.email <> '')`

interface Marked {
  id: number
  customerId: number
  email: string
}

/** What a person wrote before, where it still waits. */
const waitingBefore = ({ id, customerId, email }: Marked, { trx }: Work): Promise<number[]> =>
  trx('contact_messages')
    .where({ customerId })
    .whereRaw(`lower(email) = lower(?) and email <> ''`, [email])
    .where('id', '<', id)
    .where((open) => open.where({ isAnswered: false }).orWhere({ isLater: true }))
    .orderBy('id')
    .pluck('id')

/** What visitors and buyers wrote to a business; `contact` makes a row of each message it mails, an order of its note. */
export const contactMessages = tableService(contactMessageContract, (app) => ({
  filter(builder, { lastWord }) {
    if (lastWord === true) builder.whereRaw(isLastWord)
    if (lastWord === false) builder.whereRaw(`not (${isLastWord})`)
  },
  async afterWrite({ id, data, before, work }) {
    const isMarked = data.isAnswered === true || data.isLater === true
    if (!before || !isMarked) return
    // Who has the last answer has an answer to what was written before it.
    const marks = { isAnswered: data.isAnswered ?? false, isLater: data.isLater ?? false, isRead: true }
    for (const earlier of await waitingBefore({ ...before, id }, work))
      await app.service('contact-messages').rewrite(earlier, marks, work)
  },
}))
