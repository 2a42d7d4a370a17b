import { Unprocessable } from '@feathersjs/errors'
import { hourMs } from '@mainstreet/shared/rules/time/durations'
import type { Application } from '../../../declarations'
import { server } from '../caller/caller'
import { problems } from '../errors'
import type { Table } from '../stored-row'
import type { Work } from '../work'
import { idempotencyHeader } from './idempotency-key'

/** How long a program may ask again for what it has created, in hours. */
const keptHours = 24

interface KeptCreate {
  id: number
  keyId: number
  /** What the program calls this create. */
  key: string
  path: string
  fingerprint: string
  /** Null until the row is there. */
  rowId: number | null
  createdAt: Date
}

declare module 'knex/types/tables' {
  interface Tables {
    /** What programs have created under names of their own. */
    kept_creates: Table<KeptCreate>
  }
}

type Named = Pick<KeptCreate, 'keyId' | 'key'>
type Wanted = Pick<KeptCreate, 'path' | 'fingerprint'>

/** Takes a name for a create; where it is taken, what it has made. Who comes meanwhile waits for this work's end. */
export const takeName = async ({ trx }: Work, name: Named, wanted: Wanted): Promise<number | null> => {
  const [taken] = await trx('kept_creates')
    .insert({ ...name, ...wanted })
    .onConflict(['keyId', 'key'])
    .ignore()
    .returning('id')
  if (taken) return null
  const had = await trx('kept_creates').where(name).first()
  if (had?.path !== wanted.path || had.fingerprint !== wanted.fingerprint)
    throw new Unprocessable(`This ${idempotencyHeader} has been used for something else.`, {
      ...problems({ [idempotencyHeader]: 'has been used for something else' }),
    })
  return had.rowId
}

/** Keeps what a name has made. */
export const keepCreate = async ({ trx }: Work, name: Named, rowId: number): Promise<void> => {
  await trx('kept_creates').where(name).update({ rowId })
}

/** Forgets the names that no program asks for any more. */
export const forgetCreates = async (app: Application): Promise<void> => {
  await app.get('runWork')(server, async ({ trx, now }) => {
    const end = new Date(now.getTime() - keptHours * hourMs)
    await trx('kept_creates').where('createdAt', '<', end).delete()
  })
}
