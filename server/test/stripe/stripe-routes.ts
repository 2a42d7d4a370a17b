import { invalidRequest, type Books } from './stripe-books'
import {
  answerOfBank,
  cancelIntent,
  createIntent,
  createMethod,
  intentOf,
  type Params,
  type Tell,
} from './stripe-intents'
import { createRefund, withCharge } from './stripe-refunds'

/** One request to the stand-in, and whose it is. */
export interface Asked {
  method: string
  path: string
  params: Params
  books: Books
  tell: Tell
  /** Whether it came with a publishable key, from a browser. */
  fromBrowser: boolean
}

const pageOf = <T extends { id: string }>(all: T[], { limit = '10', starting_after: after }: Params) => {
  const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1
  const data = all.slice(from, from + Number(limit))
  return { object: 'list', data, has_more: from + data.length < all.length, url: '' }
}

const listIntents = (books: Books, params: Params) => {
  const { gte = '0' } = (params.created ?? {}) as { gte?: string }
  const found = [...books.intents.values()].filter(({ created }) => created >= Number(gte))
  const page = pageOf(found.reverse(), params)
  const withCharges = JSON.stringify(params.expand ?? {}).includes('data.latest_charge')
  return withCharges ? { ...page, data: page.data.map((intent) => withCharge(books, intent)) } : page
}

const fromBrowser = ({ method, path, params, books, tell }: Asked): unknown => {
  if (method === 'POST' && path === '/v1/payment_methods') return createMethod(books, params)
  const secret = String(params.client_secret)
  const intent = intentOf(books, secret.split('_secret')[0]!)
  if (intent.client_secret !== secret) throw invalidRequest('The client_secret does not match.')
  if (method === 'POST' && path === '/v1/bank') answerOfBank(intent, params.approved === 'true', tell)
  return intent
}

export const answerStripe = (asked: Asked): unknown => {
  if (asked.fromBrowser) return fromBrowser(asked)
  const { method, path, params, books, tell } = asked
  const [, resource, id, verb] = path.slice(1).split('/')
  const post = method === 'POST'
  if (resource === 'payment_intents') {
    if (post && !id) return createIntent(books, params, tell)
    if (post && id && verb === 'cancel') return cancelIntent(books, id, tell)
    if (!post && !id) return listIntents(books, params)
    if (!post) return params.expand ? withCharge(books, intentOf(books, id!)) : intentOf(books, id!)
  }
  if (resource === 'refunds') {
    if (post && !id) return createRefund(books, params, tell)
    const intent = intentOf(books, String(params.payment_intent))
    const own = books.refunds.filter((each) => each.payment_intent === intent.id)
    return pageOf(own.reverse(), params)
  }
  if (resource === 'balance') return { object: 'balance', livemode: books.live, available: [], pending: [] }
  throw invalidRequest(`Unrecognized request URL (${method}: ${path}).`, undefined, 404)
}
