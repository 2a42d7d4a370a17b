import type { AnyRecord } from '@mainstreet/shared/contract'
import type { Work } from '../../kit/service/work'

type Key = { customerId: number } & Record<string, string | number>

/** The id of an account's row with this key; calls for the same account wait for each other, so none creates it twice. */
export const existingRow = async (work: Work, table: string, key: Key): Promise<number | undefined> => {
  await work.trx('account').where({ id: key.customerId }).forNoKeyUpdate().select('id')
  const row = await work.trx<AnyRecord>(table).where(key).first('id')
  return row?.id
}
