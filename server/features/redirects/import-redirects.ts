import { importRedirects, maxRedirectLines } from '@mainstreet/shared/contracts/site/redirects'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { storedLink } from '@mainstreet/shared/rules/site/link-rules'
import { oldAddress } from '@mainstreet/shared/rules/site/old-address'
import { csvRecords } from '../../kit/imports/csv-records'
import { ownTenant } from '../../kit/service/caller/own-tenant'
import { operationService } from '../../kit/service/define-service'
import { invalid } from '../../kit/service/errors'
import type { Work } from '../../kit/service/work'

/** `/old -> /new 301`, as some systems write a line. */
const arrow = /^(\S+)\s*->\s*(\S+).*$/gm

interface ReadFile {
  /** Where each old address leads, the last line of it. */
  good: Map<string, string>
  /** The lines that could not be read. */
  bad: number[]
}

const readFile = async (file: string): Promise<ReadFile> => {
  const pieces = async function* () {
    yield Buffer.from(file.replace(arrow, '$1,$2'))
  }
  const good = new Map<string, string>()
  const bad: number[] = []
  let count = 0
  for await (const { line, cells } of csvRecords(pieces())) {
    if (++count > maxRedirectLines)
      throw invalid({ file: refusal('too-many-rows', { max: maxRedirectLines }) })
    const [from = '', to = ''] = cells
    const [path, target] = [oldAddress(from), storedLink(to)]
    if (path && target && path !== target) good.set(path, target)
    // The first line may hold the names of the columns.
    else if (count > 1 || from.startsWith('/')) bad.push(line)
  }
  return { good, bad }
}

const keep = async ({ trx }: Pick<Work, 'trx'>, customerId: number, good: Map<string, string>) => {
  const paths = [...good.keys()]
  const known = () => trx('redirects').where({ customerId }).whereIn('path', paths)
  const changed = (await known().pluck('path')).length
  const rows = [...good].map(([path, target]) => ({ customerId, path, target }))
  if (rows.length) await trx('redirects').insert(rows).onConflict(['customerId', 'path']).merge(['target'])
  await trx('missing_pages').where({ customerId }).whereIn('path', paths).del()
  return { added: rows.length - changed, changed }
}

/** Old addresses from a file, all in one work. */
export const importRedirectsOperation = operationService(
  importRedirects,
  (app) =>
    async ({ customerId, file }, call) => {
      await ownTenant(app, customerId, call)
      const { good, bad } = await readFile(file)
      return app.get('runWork')(call.caller, async (work) => {
        work.unseen('redirects')
        work.unseen('missing-pages')
        return { ok: true as const, ...(await keep(work, customerId, good)), bad }
      })
    },
)
