import { Forbidden, NotFound } from '@feathersjs/errors'
import {
  setUpSteps,
  todaySummaryOperation,
  type SetUpStep,
  type TodaySummary,
} from '@mainstreet/shared/contracts/dashboard'
import { localTime } from '@mainstreet/shared/rules/local-time'
import type { Knex } from 'knex'
import { parseHost } from '../../kit/http/host'
import { accountsOf, visitor } from '../../kit/service/caller'
import { operationService } from '../../kit/service/feature'
import { salesOf } from './sales-of'
import { readFacts, readLowStock, readSold, readToPack, type AccountFacts } from './today-queries'

/** A name below the platform's is not the business's own. */
const isOwnDomain = (domain: string, platformHost: string | undefined) =>
  domain !== '' && !domain.endsWith(`.${parseHost(platformHost)?.hostname}`)

const needed = ({ sells, lists }: AccountFacts): Record<SetUpStep, boolean> => ({
  logo: true,
  hours: true,
  item: lists,
  shipping: sells,
  payments: sells,
  domain: true,
})

/** The steps that a business needs, and which of them it has taken. */
const setUpOf = (facts: AccountFacts, platformHost: string | undefined): TodaySummary['setUp'] => {
  const needs = needed(facts)
  const done = { ...facts, domain: isOwnDomain(facts.domain, platformHost) }
  return setUpSteps.filter((step) => needs[step]).map((step) => ({ step, done: done[step] }))
}

interface Asked {
  customerId: number
  timezone: string
  platformHost?: string
  now: Date
}

/** Sums up an account's day as of a moment. */
export const summarise = async (
  knex: Knex,
  { customerId, timezone, platformHost, now }: Asked,
): Promise<TodaySummary> => {
  const [toPack, lowStock, sold, facts] = await Promise.all([
    readToPack(knex, customerId),
    readLowStock(knex, customerId),
    readSold(knex, { customerId, timezone, now }),
    readFacts(knex, customerId),
  ])
  if (!facts) throw new NotFound('There is no such account.')
  return {
    ok: true,
    toPack,
    lowStock,
    drafts: facts.drafts,
    unread: { total: facts.unread, from: facts.unreadFrom },
    sells: facts.sells,
    sales: salesOf(sold, localTime(now, timezone).date),
    setUp: setUpOf(facts, platformHost),
  }
}

/** The first screen of the dashboard in one answer. */
export const summariseToday = operationService(
  todaySummaryOperation,
  (app) =>
    async ({ customerId }, { caller = visitor }) => {
      const own = accountsOf(caller)
      if (own && !own.includes(customerId))
        throw new Forbidden('customerId names an account that is not yours.')
      const tenant = await app.get('tenants').byId(customerId)
      if (!tenant) throw new NotFound('There is no such account.')
      const { timezone } = tenant
      const { platformHost } = app.get('settings')
      return summarise(app.get('database').knex, { customerId, timezone, platformHost, now: new Date() })
    },
)
