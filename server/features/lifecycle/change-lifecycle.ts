import { Conflict, NotFound } from '@feathersjs/errors'
import { siteStateOf, suspendedStatus } from '@mainstreet/shared/contracts/account'
import { changeLifecycle as changeLifecycleOperation } from '@mainstreet/shared/contracts/lifecycle'
import { graceDays, type LifecycleAction, type Standing } from '@mainstreet/shared/contracts/lifecycle'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { dayMs } from '@mainstreet/shared/rules/time/durations'
import type { Application } from '../../declarations'
import { operationService } from '../../kit/service/define-service'
import type { Work } from '../../kit/service/work'
import type { Table } from '../../kit/service/stored-row'
import { recordLifecycle } from './lifecycle-log'
import { endSignIns } from './end-sign-ins'

/** Where an account may stand for each action. */
const from: Record<LifecycleAction, readonly Standing[]> = {
  suspend: ['published', 'unpublished'],
  reopen: ['suspended'],
  close: ['published', 'unpublished', 'suspended'],
  restore: ['closed'],
}

interface Change {
  app: Application
  work: Work
  customerId: number
  reason: string
}

interface State {
  statusBefore: number
  reason: string
  since: Date
  deleteAt: Date | null
}

const setStatus = ({ app, work, customerId }: Change, int_status_id: number) =>
  app.service('account').patch(customerId, { int_status_id }, { work })

const writeState = ({ work, customerId }: Change, state: State) =>
  work
    .trx('account_lifecycle')
    .insert({ customerId, ...state })
    .onConflict('customerId')
    .merge()

const suspendAccount = async (change: Change, status: number) => {
  const { work, reason } = change
  await writeState(change, { reason, since: work.now, statusBefore: status, deleteAt: null })
  await setStatus(change, suspendedStatus)
}

/** What was suspended without a reason, by its status alone, is published again. */
const reopenAccount = async (change: Change, state: State | undefined) => {
  const { work, customerId } = change
  await work.trx('account_lifecycle').where({ customerId }).del()
  await setStatus(change, state?.statusBefore ?? 1)
}

/** An archive first: what is deleted in the end can be handed over until then. */
const closeAccount = async (
  change: Change,
  { status, state }: { status: number; state: State | undefined },
) => {
  const { app, work, customerId, reason } = change
  const deleteAt = new Date(work.now.getTime() + graceDays * dayMs)
  const running = await work
    .trx('account_exports')
    .where({ customerId })
    .whereIn('status', ['waiting', 'running'])
    .first('id')
  if (!running) await app.service('account-exports').create({ customerId }, { work })
  await writeState(change, { reason, since: work.now, statusBefore: state?.statusBefore ?? status, deleteAt })
  await setStatus(change, suspendedStatus)
  await endSignIns(app, work, customerId)
}

const changeOf = async (change: Change, action: LifecycleAction): Promise<Standing> => {
  const { work, customerId } = change
  const account = await work.trx('account').where({ id: customerId }).forUpdate().first('int_status_id')
  if (!account) throw new NotFound(refusal('no-account'))
  const status = account.int_status_id
  const state = await work.trx('account_lifecycle').where({ customerId }).first()
  const standing: Standing = state?.deleteAt ? 'closed' : siteStateOf(status)
  if (!from[action].includes(standing))
    throw new Conflict({ ...refusal('account-standing', { standing }), standing })
  if (action === 'suspend') await suspendAccount(change, status)
  else if (action === 'close') await closeAccount(change, { status, state })
  else await reopenAccount(change, state)
  const { int_status_id } = (await work.trx('account').where({ id: customerId }).first('int_status_id'))!
  return action === 'close' ? 'closed' : siteStateOf(int_status_id)
}

/** Suspends, reopens, closes or restores an account; who had its sites open or signed in notices at once. */
export const changeLifecycle = operationService(
  changeLifecycleOperation,
  (app) =>
    async ({ customerId, action, reason }, { caller }) => {
      const standing = await app.get('runWork')(caller, async (work) => {
        const reached = await changeOf({ app, work, customerId, reason }, action)
        await recordLifecycle(work, { customerId, action, reason, caller })
        return reached
      })
      return { ok: true as const, standing }
    },
)

declare module 'knex/types/tables' {
  interface Tables {
    account_lifecycle: Table<State & { customerId: number }>
  }
}
