import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Knex } from 'knex'
import { isGuessable } from '../../kit/secrets/guessable'
import { hashPassword } from '../../kit/secrets/passwords'
import { invalid } from '../../kit/service/errors'

/** What a user is called, and the businesses it belongs to: nothing that a password may be made of. */
export const wordsAbout = async (knex: Knex, userId: number): Promise<string[]> => {
  const user = await knex('users').where({ id: userId }).first('email', 'name', 'username')
  const companies = await knex('user_accounts')
    .join('account', 'account.id', 'user_accounts.customerId')
    .where({ userId })
    .pluck('str_company_name')
  return [user?.email, user?.name, user?.username, ...companies].filter(Boolean) as string[]
}

interface Chosen {
  /** The field of the input that it came in. */
  field: string
  password: string
  /** What is known of its person. */
  words: readonly string[]
}

/** Hashes a password that somebody has just chosen; throws a 400 at its field where it is among the first that others would try. */
export const hashChosen = async ({ field, password, words }: Chosen): Promise<string> => {
  if (await isGuessable(password, words)) throw invalid({ [field]: refusal('guessable-password') })
  return hashPassword(password)
}
