import { localTime } from '@mainstreet/shared/rules/time/local-time'
import { dateAfter, momentOf } from '@mainstreet/shared/rules/time/openings'
import { contracts, type RecordAt, type TablePath, type Write } from '@mainstreet/shared/services'
import { dayMs } from '@mainstreet/shared/rules/time/durations'
import type { Application } from '../server/declarations'
import { tableServiceAt } from '../server/kit/service/table-service'
import type { Work } from '../server/kit/service/work'
import type { Business } from './business'
import type { Shelf } from '../server/kit/media/drawn-pictures'

/** The clock of every business of the demo. */
export const timezone = 'America/Moncton'

/** One business being written: everything in one work, its pictures stored before. */
export interface Seeding {
  app: Application
  work: Work
  business: Business
  picture: Shelf
}

const betweenTags = /(?<=^|>)[^<]*[^<\s][^<]*/g

const inFrench = ({ french = {} }: Business, text: unknown): string | undefined => {
  if (typeof text !== 'string') return undefined
  if (french[text]) return french[text]
  const said = (piece: string) => french[piece.replace(/\s+/g, ' ')]
  return text.match(betweenTags)?.every(said) ? text.replace(betweenTags, (piece) => said(piece)!) : undefined
}

/** A row's texts in French, as far as the business says them in French. */
export const translations = (business: Business, path: TablePath, data: object) => {
  const texts = contracts[path].translatable.map((name) => [
    name,
    inFrench(business, (data as Record<string, unknown>)[name]),
  ])
  const fr = Object.fromEntries(texts.filter(([, text]) => text))
  return Object.keys(fr).length ? { translations: { fr } } : {}
}

/** Creates a row of the business through its service. */
export const create = async <P extends TablePath>(
  { app, work, business }: Seeding,
  path: P,
  data: Write<P>,
): Promise<RecordAt<P>> =>
  (await tableServiceAt(app, path).create(
    { ...data, ...translations(business, path, data), customerId: business.id },
    { work },
  )) as RecordAt<P>

/** Changes a row of the business through its service. */
export const patch = async <P extends TablePath>(
  { app, work }: Seeding,
  path: P,
  { id, ...data }: Write<P> & { id: number },
): Promise<void> => void (await tableServiceAt(app, path).patch(id, data, { work }))

/** Patches the record that a business has once, making it where it is not there yet. */
export const patchOnly = async <P extends 'profile-styles' | 'profile-options' | 'store-settings'>(
  seeding: Seeding,
  path: P,
  data: Write<P>,
): Promise<void> => {
  const { app, work, business } = seeding
  const { id } = await app.service(path).create({ customerId: business.id }, { work })
  await tableServiceAt(app, path).patch(id, data, { work })
}

/** A moment so many days before the seeding. */
export const daysBefore = ({ work }: Seeding, days: number): Date =>
  new Date(work.now.getTime() - days * dayMs)

/** A moment so many days from today, at an hour on the demo's clock. */
export const momentIn = ({ work }: Seeding, days: number, hour: number): string => {
  const { date } = localTime(work.now, timezone)
  return new Date(momentOf(dateAfter(date, days), hour * 3600, timezone)).toISOString()
}
