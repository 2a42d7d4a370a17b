import type { Account } from '@mainstreet/shared/contracts/account'
import { localTime } from '@mainstreet/shared/rules/time/local-time'
import type { Knex } from 'knex'
import { fillVisitRollUps } from './fill-visit-roll-ups.factory'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount } from '../../test/as'
import { calendar as calendarFeature } from '../calendar/calendar.feature'
import { site as siteFeature } from '../site/site.feature'
import { visits as visitsFeature } from './visits.feature'
import { buildAnalyticsEvent } from './profile-analytics.factory'
import { summariseVisits } from './summarise-analytics'
import { happen, type Happening } from './visits.factory'

const minuteMs = 60_000
const tables = ['visit_visitors', 'visit_days', 'visit_returns', 'visit_pages', 'visit_referrers']
const timezone = 'America/Moncton'

let app: TestApp
let knex: Knex
let account: Account

beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, calendarFeature, siteFeature, visitsFeature] })
  knex = app.get('database').knex
})
beforeEach(async () => {
  account = await newAccount(app, { timezone })
})
afterAll(() => app.close())

/** Numbers from 0 to 1, the same in every run. */
const randomFrom = (seed: number) => {
  let state = seed
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
}

/** Seven weeks of a few visitors, over the change of the clocks, in groups as they would be committed. */
const randomGroups = (seed: number): Happening[][] => {
  const random = randomFrom(seed)
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!
  let at = Date.parse('2026-02-10T00:00:00Z')
  return Array.from({ length: 120 }, () => {
    // Often around the twenty minutes that decide, now and then days.
    at += random() < 0.2 ? random() * 4_000 * minuteMs : Math.round(random() * 4) * 10 * minuteMs
    return Array.from({ length: 1 + Math.floor(random() * 4) }, () => ({
      at: new Date(at),
      userId: pick(['ada', 'ben', 'eve', 'fay']),
      url: `https://shop.test/${pick(['', 'events', 'marketplace/1?x'])}`,
      referrer: pick(['', 'https://shop.test/', 'https://news.test/', 'https://www.google.com/']),
      eventType: pick(['pageView', 'pageView', 'interact'] as const),
    }))
  })
}

const sumUp = (names: readonly string[]) => {
  const sums = new Map<string, number>()
  for (const name of names) sums.set(name, (sums.get(name) ?? 0) + 1)
  return [...sums].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
}

/** What a summary says, counted again from the events themselves. */
const countAgain = (happenings: readonly Happening[], first: string, last: string) => {
  const lastAt = new Map<string, number>()
  const starts = happenings.filter(({ at, userId }) => {
    const [before, now] = [lastAt.get(userId!), new Date(at).getTime()]
    lastAt.set(userId!, now)
    return before === undefined || now - before > 20 * minuteMs
  })
  const isWithin = ({ at }: Happening) => {
    const { date } = localTime(new Date(at), timezone)
    return date >= first && date <= last
  }
  const within = happenings.filter(isWithin)
  const views = within.filter(({ eventType }) => eventType === 'pageView')
  return {
    views: views.length,
    visits: starts.filter(isWithin).length,
    users: new Set(within.map(({ userId }) => userId)).size,
    days: sumUp(views.map(({ at }) => localTime(new Date(at), timezone).date)).sort(),
    pages: sumUp(views.map(({ url }) => new URL(url!).pathname)),
    hosts: sumUp(
      views
        .flatMap(({ referrer }) => (referrer ? [new URL(referrer).host] : []))
        .filter((host) => host !== 'shop.test'),
    ),
  }
}

test.each([1, 22, 333])('says the same as the events themselves (seed %i)', async (seed) => {
  const groups = randomGroups(seed)
  for (const group of groups) await happen(knex, account.id, group)
  const last = groups.at(-1)![0]!.at as Date
  for (const month of ['2026-02', '2026-03', undefined]) {
    const now = month ? new Date('2026-12-01T00:00:00Z') : last
    const { days, pages, referrers, ...sums } = await summariseVisits(knex, {
      customerId: account.id,
      timezone,
      month,
      now,
    })
    const again = countAgain(groups.flat(), days[0]!.day, days.at(-1)!.day)
    const { views, visits, users } = sums
    expect({ views, visits, users }).toEqual({ views: again.views, visits: again.visits, users: again.users })
    expect(days.filter((day) => day.views > 0).map((day) => [day.day, day.views])).toEqual(again.days)
    expect(pages.map(({ url, views }) => [url, views])).toEqual(again.pages)
    expect(referrers.map(({ host, views }) => [host, views])).toEqual(again.hosts)
  }
})

test('is the same as when all events that are there are counted at once', async () => {
  for (const group of randomGroups(4_444)) await happen(knex, account.id, group)
  const read = async (trx: Knex) => {
    const found: object[][] = []
    for (const table of tables)
      found.push(await trx(table).where('customerId', account.id).orderByRaw('1, 2, 3'))
    // What was known of visitors before their last event is of no use when all events are counted at once.
    return found.map((rows) => rows.map((row) => ({ ...row, beforeAt: null, beforeDay: null })))
  }
  const counted = await read(knex)
  const trx = await knex.transaction()
  for (const table of tables) await trx(table).delete()
  await fillVisitRollUps(trx)
  const filled = await read(trx)
  await trx.rollback()
  expect(counted.map((rows) => rows.length > 0)).toEqual([true, true, true, true, true])
  expect(filled).toEqual(counted)
})

test('parallel events of one visitor are one visit and lose no view', async () => {
  const visitor = await as(app, 'visitor', account)
  const owner = await as(app, 'owner', account)
  const event = buildAnalyticsEvent()
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => visitor.post('profile-analytics', event)),
  )
  expect(answers.every(({ status }) => status === 201)).toBe(true)
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(40)
  const { body } = await owner.post('profile-analytics-summary', { customerId: account.id })
  expect(body).toMatchObject({ views: 40, visits: 1, users: 1 })
})

test('goes with its account', async () => {
  await happen(knex, account.id, [{ at: new Date(), referrer: 'https://news.test/' }])
  const rows = () =>
    Promise.all(tables.map(async (table) => (await knex(table).where('customerId', account.id)).length))
  expect(await rows()).toEqual([1, 1, 1, 1, 1])
  await app.service('account').remove(account.id)
  expect(await rows()).toEqual([0, 0, 0, 0, 0])
})
