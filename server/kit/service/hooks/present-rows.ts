import type { AnyRecord, AnyTableContract } from '@mainstreet/shared/contract'
import type { AroundHook } from '../../../declarations'
import { server, viewOf } from '../caller'
import { present } from '../present'

/** Answers rows as the caller's role sees them. */
export const presentRows =
  (contract: AnyTableContract): AroundHook =>
  async (context, next) => {
    await next()
    const role = viewOf(context.params.caller ?? server)
    const show = (row: AnyRecord) => present(contract, role, row)
    const { method, result } = context
    if (method === 'find') context.result = { ...result, data: result.data.map(show) }
    else context.result = Array.isArray(result) ? result.map(show) : show(result)
  }
