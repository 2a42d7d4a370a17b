import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Application } from '../../declarations'
import { unavailableCause } from '../../kit/database/database-unavailable'
import type { ArchiveFile, ZipArchive } from '../../kit/zip-archive'
import { visitorPages, type VisitorPages } from '../site/visitor-pages'
import { csvFiles, jsonFile, mediaFile, type Met } from './export-parts'
import { exportedPaths, type ExportOwner } from './owner-reads'

/** How far an archive is, by what it holds. */
export interface ArchiveProgress {
  total: number
  done: number
  records: number
  files: number
  missing: number
  pages: number
}

interface Tools {
  app: Application
  owner: ExportOwner
  archive: Pick<ZipArchive, 'add'>
  readMe: string
  /** Called after each file; throws to stop. */
  onProgress(progress: ArchiveProgress): Promise<void>
}

const nameOfPage = (path: string) =>
  path === '/' ? 'pages/index.html' : `pages/${path.slice(1).replace(/[^\w/-]/g, '_')}.html`

/** A page; undefined where it is gone by now, or cannot be made: an archive without it is better than none. */
const pageFile = async (
  app: Application,
  pages: VisitorPages,
  path: string,
): Promise<ArchiveFile | undefined> => {
  try {
    const content = await pages.make(path)
    return content === undefined ? undefined : { name: nameOfPage(path), content }
  } catch (err) {
    if (unavailableCause(err)) throw err
    app.get('log').warn({ err, path }, 'page not exported')
    return undefined
  }
}

/** Puts all that an account has into an archive, file by file: no more than one is under way. */
export const buildArchive = async ({
  app,
  owner,
  archive,
  readMe,
  onProgress,
}: Tools): Promise<ArchiveProgress> => {
  const progress = { total: 0, done: 0, records: 0, files: 0, missing: 0, pages: 0 }
  const met: Met = { records: 0, files: new Set() }
  const add = async (file: ArchiveFile | undefined, kind?: 'files' | 'pages') => {
    if (file) await archive.add(file)
    if (file && kind) progress[kind] += 1
    if (!file) progress.missing += 1
    progress.done += 1
    progress.records = met.records
    await onProgress(progress)
  }

  await add({ name: 'README.txt', content: readMe })
  for (const path of exportedPaths) await add(jsonFile(app, path, { owner, met }))
  const tables = await csvFiles(app, owner)
  const pages = await visitorPages(app, owner.customerId)
  progress.total = progress.done + tables.length + met.files.size + pages.paths.length
  for (const table of tables) await add(table)
  for (const path of met.files) await add(await mediaFile(app, path, owner), 'files')
  for (const path of pages.paths) {
    await add(await pageFile(app, pages, path), 'pages')
    // Rendering is the processor's: other requests come between the pages.
    await nextTurn()
  }
  return progress
}
