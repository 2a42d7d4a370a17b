import { Readable } from 'node:stream'
import { BadRequest, MethodNotAllowed, NotFound } from '@feathersjs/errors'
import { bodyParser } from '@feathersjs/koa'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Application } from '../../declarations'
import { readAtPace } from '../../kit/http/read-at-pace'
import type { Middleware, RequestContext } from '../../kit/http/context'
import { readPrivateFile } from '../../kit/media/private-files'
import { ownRow } from '../../kit/service/caller/own-row'
import { problems } from '../../kit/service/errors'
import { openTicket } from './export-ticket'
import { fileOf } from './run-export'

const address = /^\/account-export-download\/?$/

const parse = bodyParser({
  json: false,
  text: false,
  multipart: false,
  urlencoded: true,
  formLimit: '4kb',
  onError() {
    throw new BadRequest('The form cannot be read.', { errors: { ticket: 'cannot be read' } })
  },
}) as Middleware

const ticketOf = async (ctx: RequestContext): Promise<string> => {
  await readAtPace(ctx, () => parse(ctx, async () => undefined))
  const { ticket } = (ctx.request.body ?? {}) as { ticket?: unknown }
  if (typeof ticket !== 'string' || !ticket)
    throw new BadRequest('ticket is required', { ...problems({ ticket: refusal('required') }) })
  return ticket
}

/** A name that every system takes. */
const plainName = (business: string) =>
  business
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]+/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'account'

const sendArchive = async (app: Application, ctx: RequestContext) => {
  if (ctx.method !== 'POST') throw new MethodNotAllowed('An archive is downloaded with POST.')
  await app.get('limits').limitAddress('downloads-address', ctx.feathers.address)
  const { id, caller } = await openTicket(app, await ticketOf(ctx))
  const row = await ownRow(app, 'account-exports', { id, caller })
  const { knex } = app.get('database')
  const stored = await knex('account_exports').where({ id }).first('claim', 'pieces')
  if (row.status !== 'ready' || !stored) throw new NotFound(refusal('no-archive'))
  const account = await app.service('account').get(row.customerId)
  const day = row.createdAt.slice(0, 10)
  ctx.set({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-disposition': `attachment; filename="${plainName(account.str_company_name)}-${day}.zip"`,
  })
  ctx.type = 'application/zip'
  ctx.length = row.bytes
  ctx.body = Readable.from(
    readPrivateFile(app.get('media'), fileOf({ id, claim: stored.claim! }), stored.pieces),
    { objectMode: false },
  )
}

/** Sends an archive to a browser, whose downloads carry no access token: the form field `ticket` stands for the session that asked for it. */
export const exportDownload =
  (app: Application): Middleware =>
  (ctx, next) =>
    address.test(ctx.path) ? sendArchive(app, ctx) : next()
