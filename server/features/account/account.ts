import { isDeepStrictEqual } from 'node:util'
import { Forbidden } from '@feathersjs/errors'
import { accountContract } from '@mainstreet/shared/contracts/account'
import { platformColumns } from '@mainstreet/shared/contracts/lifecycle'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Application, AroundHook } from '../../declarations'
import { removeUnused } from '../../kit/media/remove-unused'
import { invalid } from '../../kit/service/errors'
import { tableService } from '../../kit/service/define-service'
import type { ChangeContext, StoredOf, TableRules, WriteContext } from '../../kit/service/table-rules'
import { createDefaultProfile } from '../profile/create-default-profile'
import { accountColumns } from './account-columns'
import { recordDomain } from './record-domain'

const pictures = ['str_logo_image', 'str_header_image'] as const

type Contract = typeof accountContract

/** Only uploads put a picture in place; whoever may change the account may take it away. */
const picturesTakenAway = ({ method, ignored }: WriteContext<Contract>) =>
  method === 'patch'
    ? Object.fromEntries(pictures.filter((name) => ignored[name] === '').map((name) => [name, '']))
    : {}

/** Texts are stored in the account's language and translations in the other one: with both, neither becomes the other by a word. */
const keepLanguage = ({ data, before }: WriteContext<Contract>) => {
  const { language, bilingual = before?.bilingual } = data
  if (before && bilingual && language !== undefined && language !== before.language)
    throw invalid({ language: refusal('both-languages') })
}

const removeReplaced = (app: Application, { data, before, work }: ChangeContext<Contract>) => {
  const replaced = pictures.flatMap((name) =>
    data[name] !== undefined && before[name] && data[name] !== before[name] ? [before[name]] : [],
  )
  if (replaced.length) work.afterCommit(() => void removeUnused(app, replaced, before.id))
}

/** What ties an account to the platform changes by operations alone: they ask for a reason and write it down. */
const refuseWithoutReason = ({ before, caller }: WriteContext<Contract>, columns: StoredOf<Contract>) => {
  if (!before || caller.role !== 'staff') return
  const isChanged = (name: keyof typeof columns & keyof typeof before) =>
    columns[name] !== undefined && !isDeepStrictEqual(columns[name], before[name])
  const name = [...platformColumns, 'int_status_id' as const].find(isChanged)
  if (!name) return
  const operation = name === 'int_status_id' ? 'change-lifecycle' : 'change-account'
  const problem = `is changed with a reason, by ${operation}`
  throw new Forbidden(`${name} ${problem}`, { errors: { [name]: problem } })
}

/** Whoever removes an account closes it: its archive is made, and it can be restored until its days of grace are over. */
const closeInstead =
  (app: Application): AroundHook =>
  async (context, next) => {
    const { id, method, params } = context
    if (method !== 'remove' || !params.provider) return next()
    const customerId = Number(id)
    const reason = 'Removed through the API'
    await app
      .service('change-lifecycle')
      .create({ customerId, action: 'close', reason }, { caller: params.caller })
    context.result = await app.service('account').get(customerId)
  }

const accountRules = (app: Application): TableRules<Contract> => ({
  beforeWrite(context) {
    keepLanguage(context)
    const columns = { ...accountColumns(context.data), ...picturesTakenAway(context) }
    refuseWithoutReason(context, columns)
    if (context.before) removeReplaced(app, { ...context, data: columns })
    return columns
  },

  async afterWrite({ method, id, work, before }) {
    await recordDomain(work, { id, before: before?.str_domain })
    if (method !== 'create') return
    await app.service('store-settings').create({ customerId: id }, { work })
    await createDefaultProfile(work, id)
  },

  // Its rows everywhere go with it by the database's own cascades.
  async beforeRemove({ row, work }) {
    const exports = await work.trx('account_exports').where({ customerId: row.id }).pluck('id')
    for (const id of exports) await app.service('account-exports').remove(id, { work })
    work.afterCommit(() => {
      app
        .get('media')
        .removeUnder(`${row.region}/${row.id}`)
        .catch((err: unknown) =>
          app.get('log').warn({ err, account: row.id }, 'media of a removed account stayed'),
        )
    })
  },
})

/** The businesses of the platform; a new one starts with its store, its page's blocks, hours, options and styles. */
export const account = tableService(accountContract, accountRules, (app) => [closeInstead(app)])
