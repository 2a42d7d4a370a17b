import { Conflict } from '@feathersjs/errors'
import {
  changeAccount as changeAccountOperation,
  platformColumns,
} from '@mainstreet/shared/contracts/lifecycle'
import type { Account } from '@mainstreet/shared/contracts/account'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { invalid, problems } from '../../kit/service/errors'
import { operationService } from '../../kit/service/define-service'
import { parseHost } from '../../kit/http/host'
import type { Application } from '../../declarations'
import type { Caller } from '../../kit/service/caller/caller'
import type { Work } from '../../kit/service/work'
import { recordLifecycle } from './lifecycle-log'

/** What ties an account to the platform, as it is wanted. */
export type PlatformChange = Partial<Pick<Account, (typeof platformColumns)[number]>>

const platformOf = (row: PlatformChange): PlatformChange =>
  Object.fromEntries(platformColumns.flatMap((name) => (name in row ? [[name, row[name]]] : [])))

const refuseTaken = async (app: Application, { trx }: Work, wanted: { id: number; str_domain?: string }) => {
  const domain = wanted.str_domain?.trim().toLowerCase()
  if (!domain) return
  if (domain === parseHost(app.get('settings').platformHost)?.hostname)
    throw invalid({ str_domain: refusal('platform-address') })
  const taken = await trx('account').where({ str_domain: domain }).whereNot({ id: wanted.id }).first('id')
  if (taken)
    throw new Conflict({
      ...refusal('already-taken', { field: 'str_domain' }),
      ...problems({ str_domain: refusal('taken') }),
    })
}

interface Wanted {
  customerId: number
  action: 'change' | 'undo'
  reason: string
  columns: PlatformChange
  caller?: Caller
}

/** Changes an account's platform columns and notes those that are others now; answers whether any is. */
export const applyChange = async (app: Application, work: Work, wanted: Wanted): Promise<boolean> => {
  const { customerId, columns, ...entry } = wanted
  await work.trx('account').where({ id: customerId }).forUpdate().first('id')
  const before = platformOf(await app.service('account').get(customerId, { work }))
  await refuseTaken(app, work, { id: customerId, str_domain: columns.str_domain })
  const after = platformOf(await app.service('account').patch(customerId, columns, { work }))
  const changed = platformColumns.filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  if (changed.length === 0) return false
  const only = (row: PlatformChange) => Object.fromEntries(changed.map((name) => [name, row[name]]))
  await recordLifecycle(work, { ...entry, customerId, before: only(before), after: only(after) })
  return true
}

/** Changes domain, region, roles or what an account may do, with a reason. */
export const changeAccount = operationService(
  changeAccountOperation,
  (app) =>
    async ({ customerId, reason, ...columns }, { caller }) => {
      await app.get('runWork')(caller, (work) =>
        applyChange(app, work, { customerId, action: 'change', reason, columns, caller }),
      )
      return { ok: true as const }
    },
)
