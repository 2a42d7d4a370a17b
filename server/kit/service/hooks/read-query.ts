import { MethodNotAllowed } from '@feathersjs/errors'
import type { AnyTableContract } from '@mainstreet/shared/contract'
import type { AroundHook } from '../../../declarations'
import { viewOf, visitor } from '../caller'
import { readId } from '../check-call'
import { invalid } from '../errors'
import { readQuery as read } from '../query'

type Query = Record<string, unknown>

/** remove(null) takes exactly the one key that the contract names, beside the tenant. */
const checkRemoveMany = ({ removeBy, tenant, path }: AnyTableContract, query: Query) => {
  if (!removeBy) throw new MethodNotAllowed(`${path} removes one record at a time.`)
  const keys = Object.keys(query).filter((key) => key !== '$limit' && key !== tenant)
  if (keys.length !== 1 || typeof query[removeBy] !== 'number') {
    throw invalid({ [removeBy]: `is required to remove from ${path}` })
  }
}

/** Reads the id and the query of a call: a preview names its site there, everything else is checked against the record. */
export const readQuery =
  (contract: AnyTableContract): AroundHook =>
  async (context, next) => {
    const { method, params } = context
    const { caller = visitor } = params
    const view = viewOf(caller)
    const { previewId, ...asked } = params.query ?? {}
    const site = previewId === undefined ? params.site : readId(previewId, 'previewId')
    const query = await read(contract, view === 'server' ? 'staff' : view, asked)
    if (context.id !== undefined && context.id !== null) context.id = readId(context.id)
    else if (method === 'remove') checkRemoveMany(contract, query)
    else if (method === 'update' || method === 'patch')
      throw new MethodNotAllowed(`${contract.path} changes one record at a time.`)
    const preview = previewId !== undefined || params.preview === true
    context.params = { ...params, caller, query, site, preview }
    await next()
  }

/** An operation has no query but the preview's site. */
export const readOperationQuery: AroundHook = async (context, next) => {
  const { params } = context
  const { previewId, ...others } = params.query ?? {}
  const [unknown] = Object.keys(others)
  if (unknown) throw invalid({ [unknown]: 'is not known here' })
  context.params = {
    ...params,
    site: previewId === undefined ? params.site : readId(previewId, 'previewId'),
    preview: previewId !== undefined || params.preview === true,
    query: {},
  }
  await next()
}
