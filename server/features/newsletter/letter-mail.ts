import type { Letter } from '@mainstreet/shared/contracts/newsletter'
import type { Locale } from '@mainstreet/shared/rules/language'
import { itemOffer } from '@mainstreet/shared/rules/items/item-offer'
import { formatMoney } from '@mainstreet/shared/rules/money/money'
import { paragraphsOf } from '@mainstreet/shared/rules/newsletter'
import { inOrder } from '@mainstreet/shared/rules/in-order'
import { pathTo, routes } from '@mainstreet/shared/routes'
import { marketItemContract, type MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { inLanguage } from '@mainstreet/shared/translations'
import type { Knex } from 'knex'
import type { Application } from '../../declarations'
import { businessMail, buttonParts, siteAddress, type WrittenMail } from '../../kit/mail/business-mail'
import type { GoodsRow, MailPart } from '../../kit/mail/mail-content'
import { readMailSender, type MailSender } from '../../kit/mail/mail-sender'
import type { StoredRow } from '../../kit/service/stored-row'
import type { Work } from '../../kit/service/work'

interface Words {
  from: string
  shop: string
  reason(store: string): string
}

const words: Record<Locale, Words> = {
  en: {
    from: 'from',
    shop: 'See the shop',
    reason: (store) => `You get this because you subscribed to news from ${store}.`,
  },
  fr: {
    from: 'à partir de',
    shop: 'Voir la boutique',
    reason: (store) => `Vous recevez ceci parce que vous êtes abonné aux nouvelles de ${store}.`,
  },
}

/** What a letter is made of, read once for all of its readers. */
export interface LetterFacts {
  letter: Pick<Letter, 'subject' | 'text' | 'translations'>
  sender: MailSender
  /** The picture's path, and what it shows; null without one. */
  picture: { image: string; alt: string } | null
  items: MarketItem[]
  language: Locale
  now: Date
}

/** Reads what a letter shows; undefined where its business is gone. Things that visitors do not see are left out. */
export const readLetterFacts = async (
  app: Application,
  { db, work }: { db: Knex; work?: Work },
  letter: Pick<StoredRow<'letters'>, 'customerId' | 'imageId' | 'itemIds'> & LetterFacts['letter'],
): Promise<LetterFacts | undefined> => {
  const { customerId, imageId, itemIds } = letter
  const sender = await readMailSender(app, db, customerId)
  const account = await db('account').where({ id: customerId }).first('language')
  if (!sender || !account) return undefined
  const picture = imageId
    ? await db('profile_gallery').where({ id: imageId }).first('image', 'alt')
    : undefined
  const shown = await db('market_items')
    .where({ customerId, status: 'public', newlyCreated: false })
    .whereIn('id', itemIds)
    .pluck('id')
  const rows = await app.service('market-items').rowsById(shown, work)
  const items = itemIds.flatMap((id) => rows.find((row) => row.id === id) ?? [])
  return { letter, sender, picture: picture ?? null, items, language: account.language, now: new Date() }
}

const goodsOf = (item: MarketItem, { sender, now, language }: LetterFacts, lang: Locale): GoodsRow => {
  const { title, subTitle } = inLanguage(marketItemContract, item, { language, bilingual: true, asked: lang })
  const offer = itemOffer(item, { now, timezone: sender.timezone })
  const price = offer ? formatMoney(offer.min.cents, lang) : ''
  return {
    title,
    detail: subTitle,
    image: inOrder(item.images)[0]?.url ?? '',
    amount: offer && offer.min.cents < offer.max.cents ? `${words[lang].from} ${price}` : price,
    url: siteAddress(sender, pathTo(routes.item, item.id), lang),
  }
}

const partsOf = (facts: LetterFacts, lang: Locale, text: string): MailPart[] => {
  const { sender, picture, items } = facts
  const lines = paragraphsOf(text)
  return [
    ...(picture ? [{ kind: 'picture' as const, image: picture.image, alt: picture.alt }] : []),
    ...(lines.length ? [{ kind: 'text' as const, lines }] : []),
    ...(items.length
      ? [{ kind: 'goods' as const, rows: items.map((item) => goodsOf(item, facts, lang)) }]
      : []),
    ...(items.length ? buttonParts(words[lang].shop, siteAddress(sender, routes.shop, lang)) : []),
  ]
}

/** A letter as a reader of a language gets it; `leave` is the reader's own way out. */
export const letterMail = (facts: LetterFacts, lang: Locale, leave: string | undefined): WrittenMail => {
  const { letter, sender } = facts
  const translated = letter.translations?.[lang]
  const subject = translated?.subject || letter.subject
  return businessMail(sender, {
    lang,
    subject,
    heading: subject,
    parts: partsOf(facts, lang, translated?.text || letter.text),
    reason: words[lang].reason(sender.name),
    leave,
  })
}
