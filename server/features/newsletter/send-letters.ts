import { pathTo, routes } from '@mainstreet/shared/routes'
import type { Application } from '../../declarations'
import { queueBusinessMail, siteAddress } from '../../kit/mail/business-mail'
import { oneByOne } from '../../kit/queue/one-by-one'
import { server } from '../../kit/service/caller/caller'
import type { StoredRow } from '../../kit/service/stored-row'
import type { Work } from '../../kit/service/work'
import { letterMail, readLetterFacts } from './letter-mail'
import { subscriberToken } from './subscriber-token'

/** So many of a letter are queued at a time: receipts shall not wait behind them. */
const atOnce = 30

/** Who is next: those who were subscribed when it began, and still are. */
const nextReaders = ({ trx }: Work, { customerId, lastId, sentAt }: StoredRow<'letters'>) =>
  trx('subscribers')
    .where({ customerId, status: 'subscribed' })
    .where('id', '>', lastId)
    .where('confirmedAt', '<=', sentAt)
    .orderBy('id')
    .limit(atOnce)
    .select('id', 'email', 'language')

const sendSome = (app: Application, id: number): Promise<void> =>
  app.get('runWork')(server, async (work) => {
    const letter = await work.trx('letters').where({ id, status: 'sending' }).forUpdate().first()
    const facts = letter && (await readLetterFacts(app, { db: work.trx, work }, letter))
    if (!letter || !facts) return
    const readers = await nextReaders(work, letter)
    const { sender } = facts
    for (const reader of readers) {
      const path = pathTo(routes.subscription, subscriberToken(app, reader.id))
      await queueBusinessMail(work, sender, {
        kind: 'letter',
        to: reader.email,
        replyTo: sender.storeEmail,
        dedupeKey: `letter:${id}:${reader.id}`,
        ...letterMail(facts, reader.language, siteAddress(sender, path, reader.language)),
      })
    }
    await work
      .trx('letters')
      .where({ id })
      .update({ lastId: readers.at(-1)?.id ?? letter.lastId })
    await app.service('letters').patch(
      id,
      {
        sent: letter.sent + readers.length,
        ...(readers.length < atOnce && { status: 'sent' as const, readers: letter.sent + readers.length }),
      },
      { work },
    )
  })

/** Queues the next readers of each letter that is being sent. */
export const sendLetters = async (app: Application, isStopping = () => false): Promise<void> => {
  const { knex } = app.get('database')
  const sending = await knex('letters').where({ status: 'sending' }).orderBy('id').select('id')
  await oneByOne(app, sending, {
    isStopping,
    run: ({ id }) => sendSome(app, id),
    failed: 'letter not sent on',
    about: ({ id: letter }) => ({ letter }),
  })
}
