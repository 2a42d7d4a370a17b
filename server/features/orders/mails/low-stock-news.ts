import type { Locale } from '@mainstreet/shared/rules/language'
import { backOfficeRoutes } from '@mainstreet/shared/routes'
import type { Rows } from '../../../kit/database/rows'
import {
  businessMail,
  buttonParts,
  dashboardAddress,
  type WrittenMail,
} from '../../../kit/mail/business-mail'
import type { Pair } from '../../../kit/mail/mail-content'
import type { MailSender } from '../../../kit/mail/mail-sender'
import { queueNews, type MailContext } from '../../../kit/notices/queue-news'
import type { ListedOrder } from '../own-order'

interface Low {
  title: string
  stock: number
}

/** The items of an order of which it has left little: no more than their warning, and more before. */
const readNewlyLow = async (
  { trx }: MailContext['work'],
  { customerId, lines }: ListedOrder,
): Promise<Low[]> => {
  const taken = new Map<number, number>()
  for (const { itemId, quantity } of lines) taken.set(itemId, (taken.get(itemId) ?? 0) + quantity)
  const { rows } = await trx.raw<Rows<Low>>(
    `select item.title, held.stock from market_items item
     join unnest(:ids::int[], :quantities::int[]) as taken (id, quantity) using (id)
     join lateral (select sum(stock)::int as stock from market_variations
       where "itemId" = item.id and not removed) held on true
     where item."customerId" = :customerId and item."trackStock"
       and held.stock <= item."stockWarning" and held.stock + taken.quantity > item."stockWarning"
     order by held.stock, item.id`,
    { customerId, ids: [...taken.keys()], quantities: [...taken.values()] },
  )
  return rows
}

interface Words {
  subject(titles: readonly string[]): string
  left: string
  open: string
}

const words: Record<Locale, Words> = {
  en: {
    subject: ([first, ...others]) =>
      others.length ? `${first} and ${others.length} more are running low` : `${first} is running low`,
    left: 'Left in stock',
    open: 'Look at what is low',
  },
  fr: {
    subject: ([first, ...others]) =>
      others.length
        ? `Il reste peu de ${first} et de ${others.length} autres articles`
        : `Il reste peu de ${first}`,
    left: 'En stock',
    open: 'Voir ce qui s’épuise',
  },
}

/** What a business is told of items that are running low. */
export const lowStockMail = (sender: MailSender, low: readonly Low[]): WrittenMail => {
  const lang = sender.ownerLanguage
  const { subject, left, open } = words[lang]
  const title = subject(low.map((each) => each.title))
  const rows = low.map(({ title: name, stock }): Pair => [name, String(stock)])
  const link = dashboardAddress(sender, `${backOfficeRoutes.items}?need=low`)
  const parts = [{ kind: 'facts', title: left, rows } as const, ...buttonParts(open, link)]
  return businessMail(sender, { lang, subject: title, heading: title, parts })
}

/** Tells a business what an order has left little of. */
export const queueLowStockNews = async (context: MailContext, order: ListedOrder): Promise<void> => {
  const low = await readNewlyLow(context.work, order)
  if (!low.length) return
  const mail = lowStockMail(context.sender, low)
  const dedupeKey = `low-stock:${order.id}`
  await queueNews(context, { about: 'lowStock', kind: 'low-stock', dedupeKey, replyTo: '', ...mail })
}
