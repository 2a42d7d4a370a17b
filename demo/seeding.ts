import type { Row, TablePath, Write } from '@mainstreet/shared/services'
import type { Application } from '../server/declarations'
import type { Work } from '../server/kit/service/work'
import type { Business } from './business'
import type { Shelf } from './store-picture'

/** One business being written: everything in one work, its pictures stored before. */
export interface Seeding {
  app: Application
  work: Work
  business: Business
  picture: Shelf
}

interface Writer<P extends TablePath> {
  create(data: object, params: object): Promise<Row<P>>
  patch(id: number, data: object, params: object): Promise<Row<P>>
}

const serviceAt = <P extends TablePath>({ app }: Seeding, path: P) =>
  app.service(path) as unknown as Writer<P>

/** Creates a row of the business through its service. */
export const create = <P extends TablePath>(seeding: Seeding, path: P, data: Write<P>): Promise<Row<P>> =>
  serviceAt(seeding, path).create({ ...data, customerId: seeding.business.id }, { work: seeding.work })

/** Changes a row of the business through its service. */
export const patch = <P extends TablePath>(
  seeding: Seeding,
  path: P,
  { id, ...data }: Write<P> & { id: number },
): Promise<Row<P>> => serviceAt(seeding, path).patch(id, data, { work: seeding.work })

/** Patches the record that a business has once, making it where it is not there yet. */
export const patchOnly = async <P extends 'profile-styles' | 'profile-options' | 'store-settings'>(
  seeding: Seeding,
  path: P,
  data: Write<P>,
): Promise<void> => {
  const service = serviceAt(seeding, path)
  const { id } = (await service.create({ customerId: seeding.business.id }, { work: seeding.work })) as {
    id: number
  }
  await service.patch(id, data, { work: seeding.work })
}

/** A moment so many days before the seeding. */
export const daysBefore = ({ work }: Seeding, days: number): Date =>
  new Date(work.now.getTime() - days * 86_400_000)
