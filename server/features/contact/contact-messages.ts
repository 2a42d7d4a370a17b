import { contactMessageContract } from '@mainstreet/shared/contracts/site/contact'
import { tableService } from '../../kit/service/define-service'
import type { Application } from '../../declarations'
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

/** What the last word of a person is marked as counts for what the person wrote before it. */
export const markEarlier = async (
  app: Application,
  { isAnswered, isLater, ...last }: Marked & { isAnswered: boolean; isLater: boolean },
  work: Work,
): Promise<void> => {
  for (const id of await waitingBefore(last, work))
    await app.service('contact-messages').rewrite(id, { isAnswered, isLater, isRead: true }, work)
}

/** What visitors and buyers wrote to a business; `contact` makes a row of each message it mails, an order of its note. */
export const contactMessages = tableService(contactMessageContract, (app) => ({
  filter(builder, { lastWord }) {
    if (lastWord === true) builder.whereRaw(isLastWord)
    if (lastWord === false) builder.whereRaw(`not (${isLastWord})`)
  },
  async afterWrite({ id, data: { isAnswered = false, isLater = false }, before, work }) {
    if (before && (isAnswered || isLater))
      await markEarlier(app, { ...before, id, isAnswered, isLater }, work)
  },
}))
