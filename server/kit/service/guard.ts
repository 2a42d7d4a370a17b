import { Forbidden, MethodNotAllowed, NotAuthenticated } from '@feathersjs/errors'
import type { HookContext, NextFunction } from '@feathersjs/feathers'
import type { AnyTableContract, OperationContract } from '@mainstreet/shared/contract'
import type { Method } from '@mainstreet/shared/access'
import { accountOfParent, type AccountOf } from './account-of-parent'
import { readBody } from './body'
import { server, viewOf, visitor, type Caller } from './caller'
import { readId } from './check-call'
import { invalid } from './errors'
import { present } from './present'
import { readQuery } from './query'
import { accessOf, accountForCreate, scopeOf } from './scope'
import { isRecord, readSpellings } from './spellings'
import type { ServiceParams } from './table-rules'
import { bodyCheck } from './validate'
import type { RunWork } from './work'

type Row = Record<string, unknown>

/** What the guard needs of the house. */
export interface GuardTools {
  runWork: RunWork
  isPublished(account: number): Promise<boolean>
  accountOf: AccountOf
  /** Told of every scoped call over a socket, so that its rooms can follow. */
  followed(params: ServiceParams): void
  logError(error: unknown, where: string): void
}

/** remove(null) takes exactly the one key that the contract names, beside the tenant. */
const checkRemoveMany = ({ removeBy, tenant, path }: AnyTableContract, query: Row) => {
  if (!removeBy) throw new MethodNotAllowed(`${path} removes one record at a time.`)
  const keys = Object.keys(query).filter((key) => key !== '$limit' && key !== tenant)
  if (keys.length !== 1 || typeof query[removeBy] !== 'number') {
    throw invalid({ [removeBy]: `is required to remove from ${path}` })
  }
}

const isWrite = (method: string) => method !== 'find' && method !== 'get'

const authorise = async (contract: AnyTableContract, tools: GuardTools, context: HookContext) => {
  const params = context.params as ServiceParams
  const caller: Caller = params.caller ?? visitor
  const method = context.method as Method
  const access = accessOf(contract, caller, method)
  const role = viewOf(caller) as Exclude<ReturnType<typeof viewOf>, 'server'>
  const { previewId, ...asked } = params.query ?? {}
  const site = previewId === undefined ? params.site : readId(previewId, 'previewId')
  const query = readQuery(contract, role, asked)
  if (context.id !== undefined && context.id !== null) context.id = readId(context.id)
  else if (method === 'remove') checkRemoveMany(contract, query)
  else if (method === 'update' || method === 'patch')
    throw new MethodNotAllowed(`${contract.path} changes one record at a time.`)
  const creating = method === 'create'
  const scope = creating
    ? undefined
    : await scopeOf({ contract, caller, method, query, site, isPublished: tools.isPublished })
  context.params = { ...params, caller, query, scope, site, preview: previewId !== undefined } as never
  if (!isWrite(method) || method === 'remove') return
  const { columns, ignored, contradictions } = readBody(contract, access, { method, data: context.data })
  context.data = columns
  if (creating) {
    const named =
      ignored[contract.tenant] ?? (await accountOfParent({ contract, caller, columns }, tools.accountOf))
    const customerId = accountForCreate(contract, caller, { named, site })
    if (contract.tenant !== 'id' && customerId !== undefined)
      context.data = { ...columns, [contract.tenant]: customerId }
  } else if ('id' in ignored && ignored.id !== context.id) throw invalid({ id: 'does not match the address' })
  context.params = { ...context.params, ignored, contradictions } as never
}

const inWork = async (tools: GuardTools, context: HookContext, next: NextFunction) => {
  const params = context.params as ServiceParams
  if (!isWrite(context.method) || params.work) return next()
  await tools.runWork(async (work) => {
    context.params = { ...params, work } as never
    await next()
  })
}

/** Feathers would announce a write before its transaction has ended; the work does it after. */
const silenced = (context: HookContext) => {
  context.event = null
}

/** The one gate of a table service: who may, what is asked, which rows, one transaction, whose view. */
export const guardTable =
  (contract: AnyTableContract, tools: GuardTools) => async (context: HookContext, next: NextFunction) => {
    silenced(context)
    const external = Boolean((context.params as ServiceParams).provider)
    if (external) {
      await authorise(contract, tools, context)
      tools.followed(context.params as ServiceParams)
    }
    await inWork(tools, context, next)
    if (!external) return
    const role = viewOf((context.params as ServiceParams).caller ?? server)
    const show = (row: Row) => present(contract, role, row)
    const { result } = context as { result: unknown }
    if (context.method === 'find')
      context.result = { ...(result as object), data: (result as { data: Row[] }).data.map(show) }
    else context.result = Array.isArray(result) ? result.map(show) : show(result as Row)
  }

/** The gate of an operation: who may, and a body of the stated shape. Operations open their own works. */
export const guardOperation = (contract: OperationContract) => {
  const check = bodyCheck(contract.input)
  return async (context: HookContext, next: NextFunction) => {
    silenced(context)
    const params = context.params as ServiceParams
    if (!params.provider) return next()
    const caller = params.caller ?? visitor
    if (caller.role !== 'server' && !contract.access.includes(caller.role)) {
      throw caller.role === 'visitor'
        ? new NotAuthenticated('Please sign in.')
        : new Forbidden('You may not do that.')
    }
    if (caller.role === 'integrator' && caller.scope === 'read')
      throw new Forbidden('This key may only read.')
    if (isRecord(context.data)) context.data = readSpellings(contract.spellings ?? {}, context.data)
    check(context.data)
    const { previewId, ...others } = params.query ?? {}
    const [unknown] = Object.keys(others)
    if (unknown) throw invalid({ [unknown]: 'is not known here' })
    context.params = {
      ...params,
      caller,
      site: previewId === undefined ? params.site : readId(previewId, 'previewId'),
      preview: previewId !== undefined || params.preview === true,
      query: {},
    } as never
    await next()
    context.http = { ...context.http, status: context.http?.status ?? 200 }
  }
}
