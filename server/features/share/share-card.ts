import { Conflict, MethodNotAllowed } from '@feathersjs/errors'
import { shareCardQuery, type CardSize, type ShortLink } from '@mainstreet/shared/contracts/marketplace/share'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Locale } from '@mainstreet/shared/rules/language'
import type { Application } from '../../declarations'
import type { Middleware, RequestContext } from '../../kit/http/context'
import { readStored } from '../../kit/media/read-stored'
import { callerOf } from '../../kit/service/caller/caller-of'
import { asCaller, ownRow } from '../../kit/service/caller/own-row'
import { createValidator, queryValidator } from '../../kit/service/input/validators'
import { cardFacts } from './card-facts'
import { cardTag, renderCard, type CardWish } from './drawing/render-card'
import { draftRefusal } from './short-links'

const address = /^\/share-card\/?$/
const validate = createValidator(shareCardQuery, queryValidator)

const itemOf = async (app: Application, itemId: number | null) => {
  if (itemId === null) return undefined
  const item = await app.service('market-items').get(itemId)
  if (item.status !== 'public' || item.newlyCreated) throw draftRefusal()
  return item
}

/** What the card of a short address shows now; 409 where there is nothing that it could lead to. */
const wishOf = async (
  app: Application,
  { link, size, lang }: { link: ShortLink; size: CardSize; lang?: Locale },
): Promise<CardWish> => {
  const { customerId, itemId } = link
  const [account, item, styles] = await Promise.all([
    app.service('account').get(customerId),
    itemOf(app, itemId),
    app.service('profile-styles').find({ query: { customerId, $limit: 1 } }),
  ])
  if (!account.str_domain) throw new Conflict(refusal('card-without-address'))
  const settings = app.get('settings')
  const ownStyles = styles.data[0] ?? {}
  const language = lang ?? account.language
  return {
    facts: cardFacts({ account, styles: ownStyles, link, item, settings, language, now: new Date() }),
    size,
    focus: item ? { x: 0.5, y: 0.5 } : { x: account.headerFocusX / 100, y: account.headerFocusY / 100 },
    picture: item ? (item.images[0]?.url ?? '') : account.str_header_image,
    logo: account.str_logo_image,
  }
}

const sendCard = async (app: Application, ctx: RequestContext) => {
  if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw new MethodNotAllowed('A card is read with GET.')
  const caller = await callerOf(app, ctx.feathers)
  const query = { ...ctx.query }
  // Strangers hear 401 before anything of what they ask is looked at.
  const linkId = Number(query.linkId)
  await app.service('short-links').find(asCaller(caller, { query: { $limit: 0 } }))
  await validate(query)
  const link = await ownRow(app, 'short-links', { id: linkId, caller })
  // Both are of the contract's, as the validation has seen.
  const wish = await wishOf(app, {
    link,
    size: query.size as CardSize,
    lang: query.lang as Locale | undefined,
  })
  const etag = `"${cardTag(wish)}"`
  ctx.set({ etag, 'cache-control': 'private, no-cache', 'x-content-type-options': 'nosniff' })
  ctx.vary('Authorization')
  if (ctx.get('if-none-match').includes(etag)) {
    ctx.status = 304
    return
  }
  const bytes = await renderCard(wish, async () => {
    const media = app.get('media')
    const read = async (url: string) => (await readStored(media, url)) ?? Buffer.alloc(0)
    // A card without a picture that is gone is better than none.
    const [picture, logo] = await Promise.all([read(wish.picture), read(wish.logo)])
    return { picture, logo }
  })
  ctx.type = 'image/png'
  ctx.body = bytes
}

/** Answers the picture of a card, PNG, to who may read its short address. */
export const shareCard =
  (app: Application): Middleware =>
  (ctx, next) =>
    address.test(ctx.path) ? sendCard(app, ctx) : next()
