import type { AnyTableContract, OperationContract } from '@mainstreet/shared/contract'
import { parentOf } from '@mainstreet/shared/parent-of'
import { isId } from '@mainstreet/shared/ids'
import { contractOf } from '@mainstreet/shared/services'
import type { Application, AroundHook } from '../../../declarations'
import { accountOf } from '../caller/account-of-parent'
import { actAsAble, actIn, actWithin } from '../caller/act-for'
import { isInsider, visitor, type Caller } from '../caller/caller'
import { knownCaller } from '../caller/caller-of'
import { isRecord } from '../input/spellings'
import { methodOf } from '../check-call'

const numberIn = (from: unknown, names: readonly string[]): number | undefined => {
  if (!isRecord(from)) return undefined
  const named = names.map((name) => Number(from[name] ?? NaN)).find(isId)
  return named
}

interface Asked {
  id?: unknown
  data?: unknown
  query?: unknown
}

/** The account that a call is about: the one it names, else that of the row or of the parent it names. */
const accountAsked = async (app: Application, contract: AnyTableContract, { id, data, query }: Asked) => {
  const { tenantColumn, aliases } = contract
  const names = [
    tenantColumn,
    ...Object.entries(aliases).flatMap(([alias, column]) => (column === tenantColumn ? [alias] : [])),
  ]
  const rowId = Number(id ?? NaN)
  if (tenantColumn === 'id' && isId(rowId)) return rowId
  const named = numberIn(query, names) ?? numberIn(data, names)
  if (named !== undefined || contract.ofPlatform) return named
  if (isId(rowId)) return accountOf(app)(contract, rowId)
  const parent = parentOf(contract)
  const parentId = parent && (numberIn(data, [parent.key]) ?? numberIn(query, [parent.key]))
  return parent && parentId !== undefined ? accountOf(app)(contractOf(parent.path), parentId) : undefined
}

/** Whoever previews a site sees it as its visitors do, its own people before it is published too. */
const asPreviewed = (caller: Caller, query: unknown): Caller => {
  const site = caller.role === 'visitor' ? undefined : numberIn(query, ['previewId'])
  if (site === undefined) return caller
  return isInsider(caller, site) ? { role: 'visitor', previews: site } : visitor
}

/** Decides as what somebody calls who has several duties, or is an owner here and a helper there; for all others there is nothing to decide. */
export const chooseRole =
  (contract: AnyTableContract): AroundHook =>
  async (context, next) => {
    const { app, id, data, params } = context
    const caller = asPreviewed(knownCaller(params), params.query)
    context.params = { ...params, caller }
    const asked = { contract, method: methodOf(context) }
    const able = actAsAble(caller, asked)
    if (able !== caller) {
      const account = await accountAsked(app, contract, { id, data, query: params.query })
      context.params = {
        ...context.params,
        caller: account === undefined ? able : actIn(caller, account, asked),
      }
    }
    await next()
  }

/** The same for an operation: it reaches the accounts where the caller's role may run it. */
export const chooseAccounts =
  ({ access }: OperationContract): AroundHook =>
  async (context, next) => {
    const { params } = context
    const caller = asPreviewed(knownCaller(params), params.query)
    context.params = { ...params, caller: actWithin(caller, access) }
    await next()
  }
