import type { RecordAt, TablePath } from '@mainstreet/shared/services'
import type { Application } from '../../../declarations'
import type { ServiceParams } from '../service-params'
import type { Work } from '../work'
import type { Caller } from './caller'

/** Params of our own call in somebody's name: it goes through the gate, and answers what they would be answered. */
export const asCaller = (caller: Caller, params: ServiceParams = {}): ServiceParams => ({
  query: {},
  ...params,
  caller,
  isGated: true,
})

interface Wanted {
  id: number
  caller: Caller
  /** Reads it in this work. */
  work?: Work
}

/** A row as the caller may read it; 401 or 403 where it may read none of these, 404 where it is not theirs or not there. */
export const ownRow = <P extends TablePath>(
  app: Application,
  path: P,
  { id, caller, work }: Wanted,
): Promise<RecordAt<P>> => app.service(path).get(id, asCaller(caller, { work }))
