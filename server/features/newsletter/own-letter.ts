import type { Application } from '../../declarations'
import { ownRow } from '../../kit/service/caller/own-row'
import type { Call } from '../../kit/service/service-params'
import { readLetterFacts, type LetterFacts } from './letter-mail'

/** How many would get a letter now. */
export const countReaders = async (app: Application, customerId: number): Promise<number> => {
  const { knex } = app.get('database')
  const counted = await knex('subscribers')
    .where({ customerId, status: 'subscribed' })
    .count({ readers: '*' })
  return Number(counted[0]!.readers)
}

/** A letter of the caller's own, with what it is made of; 404 where it is nobody's of theirs. */
export const readOwnLetter = async (
  app: Application,
  id: number,
  { caller }: Pick<Call, 'caller'>,
): Promise<{ letter: { id: number; customerId: number }; facts: LetterFacts }> => {
  const letter = await ownRow(app, 'letters', { id, caller })
  const facts = await readLetterFacts(app, { db: app.get('database').knex }, letter)
  return { letter, facts: facts! }
}
