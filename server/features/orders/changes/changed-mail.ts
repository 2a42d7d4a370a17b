import type { Application } from '../../../declarations'
import type { Work } from '../../../kit/service/work'
import { queueCorrectedMail } from '../corrections/corrected-mail'
import { queueChangeMail } from '../mails/change-mails'
import type { ListedOrder } from '../own-order'
import type { ChangeRow } from './settle-change'

/** Writes an order's buyer what a change has made of it; one who has not paid yet is written anew what to pay. */
export const queueChangedMail = (
  app: Application,
  work: Work,
  { order, change }: { order: ListedOrder; change: ChangeRow },
): Promise<void> =>
  order.status === 'pending'
    ? queueCorrectedMail(app, work, { order, key: `change-${change.id}`, again: true })
    : queueChangeMail(app, work, { order, change })
