import pLimit from 'p-limit'
import type { Application } from '../../../../declarations'
import { removeUnused } from '../../../../kit/media/remove-unused'
import { putMedia } from '../../../../kit/media/store-picture'
import { whileRenewing } from '../../../../kit/while-renewing'
import type { StoredRow } from '../../../../kit/service/stored-row'
import { claimPictures, holdPictures, releasePictures, type PicturesClaim } from './claim-pictures'
import { fetchPicture, usualOptions, type FetchOptions } from './fetch-picture'
import { settlePictures, type WaitingPicture } from './place-picture'
import type { Rows } from '../../../../kit/database/rows'

// Others' pictures wait no longer than for so many addresses of one import.
const perTurn = 40
const heartbeatMs = 1_000

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
const recount = (app: Application, { id }: PicturesClaim) =>
  app.get('runWork')(async (work) => {
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

/** Holds an import while its pictures are fetched; what is under way ends when the hold is lost or the server stops. */
const whileHeld = async (
  app: Application,
  { claim, isStopping }: { claim: PicturesClaim; isStopping(): boolean },
  run: (signal: AbortSignal) => Promise<void>,
) => {
  const held = new AbortController()
  const renew = async () => {
    if (isStopping() || !(await holdPictures(app, claim))) held.abort()
  }
  try {
    await whileRenewing({ everyMs: heartbeatMs, renew }, () => run(held.signal))
  } finally {
    await releasePictures(app, claim)
  }
}

/** Fetches the pictures that imports wait for, until there is nothing more or the server stops. */
export const fetchPictures = async (
  app: Application,
  { isStopping = () => false, ...given }: Partial<FetchOptions> & { isStopping?: () => boolean } = {},
): Promise<void> => {
  const options = { ...usualOptions, ...given }
  while (!isStopping()) {
    const claim = await claimPictures(app)
    if (!claim) return
    await whileHeld(app, { claim, isStopping }, async (signal) => {
      const next = await nextPictures(app, claim)
      if (!next.length) return recount(app, claim)
      const limit = pLimit(options.atOnce)
      await Promise.all(
        next.map((pictures) => limit(() => orFail(app, pictures, { ...options, claim, signal }))),
      )
    })
  }
}
