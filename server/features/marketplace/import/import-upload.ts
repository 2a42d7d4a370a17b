import { Conflict, NotFound } from '@feathersjs/errors'
import type { Static } from '@sinclair/typebox'
import {
  importContract,
  importLimits,
  marketImportOperation,
  runningStatuses,
  type MarketImport,
} from '@mainstreet/shared/contracts/marketplace/imports'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { tableText } from '@mainstreet/shared/rules/tables/table-text'
import type { Application } from '../../../declarations'
import type { FormRoute } from '../../../kit/http/uploads/form-route'
import { createFormReader, type UploadForm } from '../../../kit/http/uploads/uploads'
import type { Caller } from '../../../kit/service/caller/caller'
import { invalid } from '../../../kit/service/errors'
import { accountForCreate } from '../../../kit/service/scope'
import { createValidator, queryValidator } from '../../../kit/service/input/validators'

// The texts of a form become the numbers they stand for, as in a query.
const validate = createValidator(marketImportOperation.input, queryValidator)
const readForm = createFormReader({
  fileBytes: importLimits.bytes,
  formBytes: importLimits.bytes,
  files: 1,
})

const fileOf = ({ files: [file] }: UploadForm) => {
  if (!file) throw invalid({ files: refusal('required') })
  const bytes = Buffer.from(tableText(Buffer.concat(file.pieces)))
  if (bytes.includes(0)) throw invalid({ files: refusal('no-text-file') })
  return { name: file.name.slice(0, 200), bytes }
}

const accountOf = async (app: Application, caller: Caller, named?: number): Promise<number> => {
  const customerId = accountForCreate(importContract, caller, { named })!
  const { knex } = app.get('database')
  if (!(await knex('account').where({ id: customerId }).first('id')))
    throw new NotFound(refusal('no-account'))
  return customerId
}

/** Makes an import of a file; its row shows the progress. */
const receiveImport = async (app: Application, caller: Caller, form: UploadForm): Promise<MarketImport> => {
  await validate(form.fields)
  const {
    customerId: named,
    format = null,
    ...choices
  } = form.fields as Static<typeof marketImportOperation.input>
  const customerId = await accountOf(app, caller, named)
  const { name, bytes } = fileOf(form)
  return app.get('runWork')(caller, async (work) => {
    // Two that begin at once wait for each other here.
    await work.trx('account').where({ id: customerId }).forUpdate().first('id')
    const busy = await work
      .trx('market_imports')
      .where({ customerId })
      .whereIn('status', runningStatuses)
      .first('id')
    if (busy) throw new Conflict(refusal('import-running'))
    const row = await app.service('market-imports').create({ customerId, name, format, ...choices }, { work })
    await work.trx('market_import_files').insert({ importId: row.id, bytes })
    work.afterCommit(app.get('importer').nudge)
    return row
  })
}

/** Takes a catalogue file; answers the import that it became. */
export const importUpload = (app: Application): FormRoute => ({
  path: marketImportOperation.path,
  access: marketImportOperation.access,
  receive: async (ctx, caller) => receiveImport(app, caller, await readForm(ctx)),
})
