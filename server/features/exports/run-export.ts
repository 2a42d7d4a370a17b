import { exportHours, type AccountExport } from '@mainstreet/shared/contracts/marketplace/exports'
import { today } from '@mainstreet/shared/rules/money/price'
import { hourMs } from '@mainstreet/shared/rules/time/durations'
import type { Application } from '../../declarations'
import { removePrivateFile, writePrivateFile, type PrivateFile } from '../../kit/media/private-files'
import { createZipArchive, type ZipArchive } from '../../kit/zip-archive'
import { buildArchive, type ArchiveProgress } from './build-archive'
import type { ExportClaim } from './export-claim'
import { readMe } from './export-words'
import { recordExport } from './record-export'

// Often enough to follow, seldom enough that noting is no work.
const recordEveryMs = 500

/** An archive is no longer this server's to make: it was removed or taken over, or the server stops. */
export class ExportStopped extends Error {}

/** The file of an archive: claims differ, so that two servers never write the same one. */
export const fileOf = ({ id, claim }: Pick<ExportClaim, 'id' | 'claim'>): PrivateFile => ({
  folder: id,
  name: claim,
})

const subjectOf = async (app: Application, id: number) => {
  const { knex } = app.get('database')
  const row = await knex('account_exports').where({ id }).first('customerId', 'userId')
  if (!row) throw new ExportStopped()
  const { customerId, userId } = row as { customerId: number; userId: number | null }
  const user = userId && (await knex('users').where({ id: userId }).first('language'))
  const account = await app.service('account').get(customerId)
  const about = { business: account.str_company_name, day: today(new Date(), account.timezone) }
  const locale: typeof account.language = (user && user.language) || account.language
  return { owner: { customerId, userId: userId ?? 0 }, readMe: readMe[locale](about) }
}

interface Run {
  claim: ExportClaim
  archive: ZipArchive
  isStopping(): boolean
}

/** Fills an archive and notes its progress now and then. */
const fillArchive = async (
  app: Application,
  { claim, archive, isStopping }: Run,
): Promise<ArchiveProgress> => {
  let noted = 0
  const onProgress = async (progress: ArchiveProgress) => {
    if (isStopping()) throw new ExportStopped()
    if (Date.now() - noted < recordEveryMs) return
    noted = Date.now()
    const row = { status: 'running', ...progress, bytes: archive.bytes() } as const
    if (!(await recordExport(app, claim, row))) throw new ExportStopped()
  }
  const progress = await buildArchive({ app, archive, onProgress, ...(await subjectOf(app, claim.id)) })
  archive.end()
  return progress
}

const readyTimes = (now = Date.now()): Pick<AccountExport, 'readyAt' | 'expiresAt'> => ({
  readyAt: new Date(now).toISOString(),
  expiresAt: new Date(now + exportHours * hourMs).toISOString(),
})

/** Makes an archive from its beginning and stores it; throws `ExportStopped` where it is not to be finished. */
export const runExport = async (
  app: Application,
  claim: ExportClaim,
  isStopping: () => boolean,
): Promise<void> => {
  const media = app.get('media')
  const archive = createZipArchive(new Date())
  // What ends one of the two ends the other; why it did, the writing knows in either case.
  const filling = fillArchive(app, { claim, archive, isStopping }).catch((error: Error) => {
    archive.destroy(error)
    throw error
  })
  const writing = writePrivateFile(media, fileOf(claim), archive.output)
  await Promise.allSettled([filling, writing])
  const written = await writing
  const row = { status: 'ready', ...(await filling), ...written, ...readyTimes() } as const
  if (await recordExport(app, claim, row)) return
  await removePrivateFile(media, fileOf(claim), written.pieces)
  throw new ExportStopped()
}
