import { pathTo, routes } from '@mainstreet/shared/routes'
import { recordEvents, type NewEvent } from '../server/features/visits/record-events'
import type { Seeding } from './seeding'

const days = 60
const wanted = 400
const people = 130
const minute = 60_000
const day = 86_400_000

const referrers = ['', '', 'https://www.google.com/', 'https://www.facebook.com/', 'https://duckduckgo.com/']
const further: readonly NewEvent['eventType'][] = [
  'pageView',
  'pageView',
  'pageView',
  'navigation',
  'interact',
  'featuredItem',
  'socialInteract',
  'noticeInteract',
]

/** Random numbers from 0 to 1 that are the same at every seeding (mulberry32). */
const seededRandom = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Random = ReturnType<typeof seededRandom>

const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)]!

/** When somebody comes: in the last weeks more often, in waking hours, most of all in the evening; an hour ago at the latest. */
const arrival = (random: Random, now: Date): number => {
  const midnight = now.getTime() - (now.getTime() % day)
  const ago = Math.floor(random() ** 1.3 * days)
  const hour = 11 + Math.max(random(), random()) * 15
  const at = midnight - ago * day + hour * 60 * minute
  return at < now.getTime() - 60 * minute ? at : arrival(random, now)
}

/** One person's stay on a site: a first page and a few more steps. */
const stay = ({ business, work }: Seeding, pages: readonly string[], random: Random): NewEvent[] => {
  const origin = `http://${business.account.str_domain}`
  const userId = `demo-${business.id}-${1 + Math.floor(random() ** 1.5 * people)}`
  const mobile = random() < 0.58
  const steps = 1 + Math.floor(random() ** 1.6 * 6)
  let at = arrival(random, work.now)
  let referrer = pick(random, referrers)
  return Array.from({ length: steps }, (_, step) => {
    const page = pages[Math.floor(random() ** 2 * pages.length)]!
    const url = `${origin}${step === 0 && random() < 0.7 ? '/' : page}`
    const eventType = step === 0 ? 'pageView' : pick(random, further)
    const visit: NewEvent = {
      customerId: business.id,
      userId,
      url,
      referrer,
      eventType,
      mobile,
      createdAt: new Date(at),
    }
    at += (0.3 + random() * 4) * minute
    referrer = url
    return visit
  })
}

/** Records about four hundred events of the last two months at once; the service would date them all today. */
export const seedVisits = async (seeding: Seeding): Promise<void> => {
  const { business, work } = seeding
  const random = seededRandom(business.id)
  const items: number[] = await work
    .trx('market_items')
    .where({ customerId: business.id, status: 'public' })
    .orderBy('id')
    .limit(9)
    .pluck('id')
  const pages = [...business.pages, ...items.map((id) => pathTo(routes.item, id))]
  const visits: NewEvent[] = []
  while (visits.length < wanted) visits.push(...stay(seeding, pages, random))
  visits.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  await recordEvents(work.trx, visits)
}
