import { Conflict, NotFound } from '@feathersjs/errors'
import { runningStatuses, type FileImport } from '@mainstreet/shared/contracts/file-import'
import type { AnyTableContract, OperationContract } from '@mainstreet/shared/contract'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { tableText } from '@mainstreet/shared/rules/tables/table-text'
import type { Application } from '../../declarations'
import type { FormRoute } from '../http/uploads/form-route'
import { createFormReader, type UploadForm } from '../http/uploads/uploads'
import type { Caller } from '../service/caller/caller'
import { invalid } from '../service/errors'
import { createValidator, queryValidator } from '../service/input/validators'
import { accountForCreate } from '../service/scope'
import type { Work } from '../service/work'
import type { ImportKind } from './import-kind'

const fileOf = ({ files: [file] }: UploadForm) => {
  if (!file) throw invalid({ files: refusal('required') })
  const bytes = Buffer.from(tableText(Buffer.concat(file.pieces)))
  if (bytes.includes(0)) throw invalid({ files: refusal('no-text-file') })
  return { name: file.name.slice(0, 200), bytes }
}

/** A form that sends a file to be imported. */
interface ImportForm<Row extends FileImport> {
  kind: ImportKind<Row>
  contract: AnyTableContract
  operation: OperationContract
  /** The most that a file may hold. */
  bytes: number
  create(data: { customerId: number; name: string }, params: { work: Work }): Promise<Row>
  nudge(): void
}

/** Takes a file to be imported; answers the import that it became, whose row shows the progress. */
export const importUpload = <Row extends FileImport>(
  app: Application,
  { kind, contract, operation, bytes: limit, create, nudge }: ImportForm<Row>,
): FormRoute => {
  // The texts of a form become the numbers they stand for, as in a query.
  const validate = createValidator(operation.input, queryValidator)
  const readForm = createFormReader({ fileBytes: limit, formBytes: limit, files: 1 })
  const { imports, files } = kind.tables

  const accountOf = async (caller: Caller, named?: number): Promise<number> => {
    const customerId = accountForCreate(contract, caller, { named })!
    const { knex } = app.get('database')
    if (!(await knex('account').where({ id: customerId }).first('id')))
      throw new NotFound(refusal('no-account'))
    return customerId
  }

  const receive = async (caller: Caller, form: UploadForm): Promise<Row> => {
    await validate(form.fields)
    const { customerId: named, ...choices } = form.fields as { customerId?: number }
    const customerId = await accountOf(caller, named)
    const { name, bytes } = fileOf(form)
    return app.get('runWork')(caller, async (work) => {
      // Two that begin at once wait for each other here.
      await work.trx('account').where({ id: customerId }).forUpdate().first('id')
      const busy: unknown = await work
        .trx(imports)
        .where({ customerId })
        .whereIn('status', runningStatuses)
        .first('id')
      if (busy) throw new Conflict(refusal('import-running'))
      const row = await create({ customerId, name, ...choices }, { work })
      await work.trx(files).insert({ importId: row.id, bytes })
      work.afterCommit(nudge)
      return row
    })
  }

  return {
    path: operation.path,
    access: operation.access,
    receive: async (ctx, caller) => receive(caller, await readForm(ctx)),
  }
}
