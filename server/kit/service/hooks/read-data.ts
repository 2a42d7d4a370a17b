import type { AnyTableContract } from '@mainstreet/shared/contract'
import type { AroundHook } from '../../../declarations'
import { accountOf, accountOfParent } from '../caller/account-of-parent'
import { readBody } from '../input/body'
import { knownCaller } from '../caller/caller-of'
import { invalid } from '../errors'
import { accessOf, accountForCreate } from '../scope'
import { methodOf } from '../check-call'

const writes = ['create', 'update', 'patch']

/** Reads the body of a write: the columns to write, checked, with the account that a new row belongs to. */
export const readData =
  (contract: AnyTableContract): AroundHook =>
  async (context, next) => {
    const { app, id, params } = context
    if (!writes.includes(methodOf(context))) return next()
    const method = methodOf(context)
    const { siteId } = params
    const caller = knownCaller(params)
    const access = accessOf(contract, caller, method)
    const { columns, ignored, contradictions } = await readBody(contract, access, {
      method,
      data: context.data,
    })
    context.data = columns
    context.params = { ...params, ignored, contradictions }
    if (method === 'create') {
      const named =
        ignored[contract.tenantColumn] ??
        (await accountOfParent({ contract, caller, columns }, accountOf(app)))
      const customerId = accountForCreate(contract, caller, { named, siteId })
      if (contract.tenantColumn !== 'id' && customerId !== undefined)
        context.data = { ...columns, [contract.tenantColumn]: customerId }
    } else if ('id' in ignored && ignored.id !== id) throw invalid({ id: 'does not match the address' })
    return next()
  }
