import { Conflict } from '@feathersjs/errors'
import { sendLetter } from '@mainstreet/shared/contracts/newsletter'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Application } from '../../declarations'
import { queueBusinessMail } from '../../kit/mail/business-mail'
import { operationService } from '../../kit/service/define-service'
import { server } from '../../kit/service/caller/caller'
import { invalid } from '../../kit/service/errors'
import type { Call } from '../../kit/service/service-params'
import type { Work } from '../../kit/service/work'
import { letterMail, type LetterFacts } from './letter-mail'
import { countReaders, readOwnLetter } from './own-letter'

/** The law asks for words, and for where the sender is. */
const checkWhole = ({ letter, sender }: LetterFacts) => {
  const missing = (['subject', 'text'] as const).filter((name) => !letter[name].trim())
  if (missing.length) throw invalid(Object.fromEntries(missing.map((name) => [name, refusal('required')])))
  if (!sender.hasAddress) throw new Conflict(refusal('letter-without-address'))
}

const addressOf = async (app: Application, { caller }: Call): Promise<string> => {
  const userId = 'userId' in caller ? caller.userId : 0
  const user = await app.get('database').knex('users').where({ id: userId }).first('email')
  if (!user) throw invalid({ trial: refusal('not-here') })
  return user.email
}

const trySending = async (work: Work, facts: LetterFacts, to: string) => {
  const { sender, language } = facts
  const mail = letterMail(facts, language, sender.brand.origin || undefined)
  await queueBusinessMail(work, sender, { kind: 'letter-trial', to, replyTo: sender.storeEmail, ...mail })
}

/** Begins to send a letter, once; the job does the rest. */
export const sendLetterOperation = operationService(sendLetter, (app) => async ({ id, trial }, call) => {
  const { letter, facts } = await readOwnLetter(app, id, call)
  checkWhole(facts)
  if (trial) {
    const to = await addressOf(app, call)
    await app.get('runWork')(call.caller, (work) => trySending(work, facts, to))
    return { ok: true as const, readers: 1 }
  }
  const readers = await countReaders(app, letter.customerId)
  if (readers === 0) throw new Conflict(refusal('letter-without-readers'))
  await app.get('runWork')(server, async (work) => {
    const now = await work.trx('letters').where({ id }).forUpdate().first('status')
    if (now?.status !== 'draft') throw new Conflict(refusal('letter-left'))
    const begun = { status: 'sending' as const, readers, sentAt: work.now.toISOString() }
    await app.service('letters').patch(id, begun, { work })
  })
  return { ok: true as const, readers }
})
