import { randomUUID } from 'node:crypto'
import { putMark } from '../server/features/calendar/entry-marks'
import type { Seeding } from './seeding'

/** Has parties come to an event, or candles burn for somebody, each of a browser of its own. */
export const seedMarks = async (
  { app, work }: Seeding,
  of: { eventId: number } | { funeralId: number },
  parties: readonly number[],
): Promise<void> => {
  let all = 0
  for (const people of parties) all = await putMark(work, { of, key: randomUUID(), people })
  if ('eventId' in of) await app.service('events').rewrite(of.eventId, { coming: all }, work)
  else await app.service('funerals').rewrite(of.funeralId, { candles: all }, work)
}
