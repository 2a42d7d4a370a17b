import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { migrations } from '../../../migrations/index'
import { newAccount } from '../../test/as'
import type { TestApp } from '../../test/create-test-app'
import { factories } from '../../test/factories'
import type { Database } from '../../kit/database/database'
import { createMediaStore, type MediaStore } from '../../kit/media/media-store'
import { writePrivateFile } from '../../kit/media/private-files'
import type { Settings } from '../../kit/settings'
import { isBackedUp, liveTables, quoted } from './live-schema'

export const newFolder = () =>
  mkdtempSync(path.join(process.env.TEST_RUN_FOLDER ?? tmpdir(), 'mainstreet-backup-'))

/** What survives no careless text format. */
const odd = `"quoted", 'single', back\\slash \\N {a,b} null\n\ttab é 漢字 😀`

/** One row of everything, values that are hard to carry, and files of both kinds. */
export const fillEverything = async (app: TestApp) => {
  const account = await newAccount(app, { str_company_name: odd, str_description: '' })
  for (const factory of Object.values(factories)) await factory(app, account)
  const { knex } = app.get('database')
  await knex.raw(`update profile_videos set "lookUpAt" = '2026-01-02 03:04:05.678901+02'`)
  await knex.raw(`update account set translations = ?::jsonb`, [
    JSON.stringify({ fr: { str_title: odd, exact: 12345678901234.125, none: null } }),
  ])
  const named = `nb/${account.id}/${'a'.repeat(32)}-logo.jpg`
  await app.get('media').put(named, randomBytes(700_000), 'image/jpeg')
  for (const digit of '0123456789')
    await app
      .get('media')
      .put(`nb/${account.id}/${digit.repeat(32)}-picture.webp`, randomBytes(2000), 'image/webp')
  const source = (async function* () {
    yield randomBytes(50_000)
  })()
  await writePrivateFile(app.get('media'), { folder: account.id, name: 'archive' }, source)
  await knex('account')
    .where({ id: account.id })
    .update({
      str_logo_image: `/assets/${named}`,
      str_header_image: `/assets/nb/${account.id}/${'b'.repeat(32)}-gone.jpg`,
    })
  return account
}

/** Every row that a backup holds, as text, by its table; and where the sequences are. */
export const rowsOf = async ({ knex }: Pick<Database, 'knex'>) => {
  const found: Record<string, string[]> = {}
  for (const { table, columns } of (await liveTables(knex)).filter(isBackedUp)) {
    const texts = columns.map(({ column }) => `${quoted(column)}::text`).join(', ')
    const { rows } = await knex.raw(`select row(${texts})::text as row from ${quoted(table)} order by 1`)
    found[table] = rows.map(({ row }: { row: string }) => row)
  }
  const { rows } = await knex.raw(`select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = current_schema() and sequencename not like 'schema_%' order by 1`)
  return { ...found, sequences: rows as unknown[] }
}

/** The content of every stored file, by its path. */
export const filesOf = async (media: MediaStore) => {
  const found: Record<string, string> = {}
  for await (const file of media.list()) {
    const { stream } = (await media.get(file))!
    found[file] = createHash('sha256')
      .update(await buffer(stream))
      .digest('hex')
  }
  return found
}

/** Where a backup goes to in a test: a folder of its own, with the secrets and key of the settings. */
export const targetOn = (database: Database, settings: Settings) => {
  const own = { ...settings, dataDir: newFolder() }
  return { database, settings: own, media: createMediaStore(own), migrations, say: () => {} }
}
