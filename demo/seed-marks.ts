import { randomUUID } from 'node:crypto'
import type { Seeding } from './seeding'

/** Has parties come to an event, or candles burn for somebody, each of a browser of its own. */
export const seedMarks = async (
  { app, work }: Seeding,
  of: { eventId: number } | { funeralId: number },
  parties: readonly number[],
): Promise<void> => {
  if (parties.length === 0) return
  await work.trx('entry_marks').insert(parties.map((people) => ({ ...of, key: randomUUID(), people })))
  const all = parties.reduce((sum, people) => sum + people, 0)
  if ('eventId' in of) await app.service('events').rewrite(of.eventId, { coming: all }, work)
  else await app.service('funerals').rewrite(of.funeralId, { candles: all }, work)
}
