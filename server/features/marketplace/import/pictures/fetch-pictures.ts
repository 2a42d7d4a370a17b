import pLimit from 'p-limit'
import { server } from '../../../../kit/service/caller/caller'
import type { Application } from '../../../../declarations'
import { removeUnused } from '../../../../kit/media/remove-unused'
import { putMedia } from '../../../../kit/media/store-picture'
import { createWorker, type Worker } from '../../../../kit/queue/worker'
import type { StoredRow } from '../../../../kit/service/stored-row'
import type { Rows } from '../../../../kit/database/rows'
import { picturesLease, type PicturesClaim } from './claim-pictures'
import { fetchPicture, usualOptions, type FetchOptions } from './fetch-picture'
import { settlePictures, type WaitingPicture } from './place-picture'

// Others' pictures wait no longer than for so many addresses of one import.
const perTurn = 40

/** What waits, by its address: each is fetched once, however many items it is for. */
const nextPictures = async (app: Application, { id }: PicturesClaim): Promise<WaitingPicture[][]> => {
  const { knex } = app.get('database')
  const addresses = knex('market_import_pictures')
    .where({ importId: id, status: 'waiting' })
    .groupBy('address')
    .orderByRaw('min(id)')
    .limit(perTurn)
    .select('address')
  const rows = await knex('market_import_pictures')
    .where({ importId: id, status: 'waiting' })
    .whereIn('address', addresses)
    .orderBy('id')
    .select('*')
  const groups = new Map<string, WaitingPicture[]>()
  for (const row of rows) groups.set(row.address, [...(groups.get(row.address) ?? []), row])
  return [...groups.values()]
}

/** Items may have been removed, and the pictures that waited for them with them. */
const recountPictures = (app: Application, { id }: PicturesClaim) =>
  app.get('runWork')(server, async (work) => {
    if (!(await work.trx('market_imports').where({ id }).forUpdate().first('id'))) return
    const { rows } = await work.trx.raw<
      Rows<Pick<StoredRow<'market-imports'>, 'pictures' | 'picturesDone' | 'picturesFailed'>>
    >(
      `select count(*)::int as pictures, count(*) filter (where status = 'done')::int as "picturesDone",
         count(*) filter (where status = 'failed')::int as "picturesFailed"
       from market_import_pictures where "importId" = ?`,
      [id],
    )
    await app.service('market-imports').patch(id, rows[0]!, { work })
  })

interface Turn extends FetchOptions {
  claim: PicturesClaim
  signal: AbortSignal
}

const carryOut = async (app: Application, pictures: readonly WaitingPicture[], turn: Turn) => {
  const { signal, claim, ...options } = turn
  if (signal.aborted) return
  const { customerId } = claim
  const { region } = await app.service('account').get(customerId)
  const base = app.get('settings').importPictureBase
  const address = pictures[0]!.address
  const outcome = await fetchPicture(address, {
    ...options,
    app,
    signal,
    base,
    place: { region, customerId },
  })
  if (!('files' in outcome)) return settlePictures(app, pictures, outcome)
  try {
    await putMedia(app.get('media'), [outcome])
    await settlePictures(app, pictures, outcome)
  } finally {
    // All items may be gone, or have it by now.
    await removeUnused(app, [outcome.url], customerId)
  }
}

/** A failure of ours, not of the picture's: it is said, and the owner may try again. */
const orFail = async (app: Application, pictures: readonly WaitingPicture[], turn: Turn) => {
  try {
    await carryOut(app, pictures, turn)
  } catch (err) {
    if (turn.signal.aborted) return
    app.get('log').warn({ err, import: turn.claim.id }, 'picture of an import not stored')
    await settlePictures(app, pictures, { reason: 'server', answer: null })
  }
}

/** Fetches the pictures that imports wait for. */
export const pictureFetcher = (app: Application, given: Partial<FetchOptions> = {}): Worker => {
  const options = { ...usualOptions, ...given }
  const { claim, whileHeld, release } = picturesLease(app)

  const fetchNext = async (task: PicturesClaim, signal: AbortSignal) => {
    const next = await nextPictures(app, task)
    if (!next.length) return recountPictures(app, task)
    const limit = pLimit(options.atOnce)
    const turn = { ...options, claim: task, signal }
    await Promise.all(next.map((pictures) => limit(() => orFail(app, pictures, turn))))
  }

  const carryOut = async (task: PicturesClaim, stopping: AbortSignal) => {
    try {
      await whileHeld(task, (signal) => fetchNext(task, signal), stopping)
    } finally {
      await release(task)
    }
  }

  return createWorker(app, { name: 'pictures of imports', claim, carryOut })
}
