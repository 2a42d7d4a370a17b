import type { Work } from '../../kit/service/work'

/** Remembers the name an account has given up, and lets go of a former name that an account now has. */
export const recordDomain = async (
  { trx, now }: Work,
  { id, before = '' }: { id: number; before?: string },
): Promise<void> => {
  const { str_domain } = (await trx('account').where({ id }).first('str_domain'))!
  if (str_domain === before) return
  await trx('account_old_domains').where({ domain: str_domain }).del()
  if (!before) return
  await trx('account_old_domains')
    .insert({ domain: before, customerId: id, movedAt: now })
    .onConflict('domain')
    .merge()
}
