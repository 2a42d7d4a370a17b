import { NotFound } from '@feathersjs/errors'
import {
  setUpSteps,
  todaySummaryOperation,
  type SetUpStep,
  type TodaySummary,
} from '@mainstreet/shared/contracts/dashboard'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { localTime } from '@mainstreet/shared/rules/time/local-time'
import type { Knex } from 'knex'
import { parseHost } from '../../kit/http/host'
import { operationService } from '../../kit/service/define-service'
import { ownTenant } from '../../kit/service/caller/own-tenant'
import { accountKeys } from '../store/payment-keys'
import { salesOf } from './sales-of'
import {
  readFacts,
  readLowStock,
  readSold,
  readToPack,
  readWaiting,
  type AccountFacts,
} from './today-queries'

/** A name below the platform's is not the business's own. */
const isOwnDomain = (domain: string, platformHost: string | undefined) =>
  domain !== '' && !domain.endsWith(`.${parseHost(platformHost)?.hostname}`)

const neededSettings = ({ sells, lists, examples, publish }: AccountFacts): Record<SetUpStep, boolean> => ({
  logo: true,
  hours: true,
  item: lists,
  shipping: sells,
  payments: sells,
  domain: true,
  // Those of a new business alone, which are over when they are done.
  examples: !examples,
  publish: !publish,
})

interface Platform {
  platformHost?: string
  /** Whether the account charges real cards now. */
  takesCards: boolean
}

/** The steps that a business needs, and which of them it has taken. */
const setUpOf = (facts: AccountFacts, { platformHost, takesCards }: Platform): TodaySummary['setUp'] => {
  const needs = neededSettings(facts)
  const done = { ...facts, payments: takesCards, domain: isOwnDomain(facts.domain, platformHost) }
  return setUpSteps.filter((step) => needs[step]).map((step) => ({ step, done: done[step] }))
}

interface Asked extends Platform {
  customerId: number
  timezone: string
  now: Date
}

/** Sums up an account's day as of a moment. */
export const summariseDay = async (
  knex: Knex,
  { customerId, timezone, now, ...platform }: Asked,
): Promise<TodaySummary> => {
  const [toPack, lowStock, sold, waiting, facts] = await Promise.all([
    readToPack(knex, customerId),
    readLowStock(knex, customerId),
    readSold(knex, { customerId, timezone, now }),
    readWaiting(knex, { customerId, timezone, now }),
    readFacts(knex, customerId),
  ])
  if (!facts) throw new NotFound(refusal('no-account'))
  return {
    ok: true,
    toPack,
    lowStock,
    drafts: facts.drafts,
    unanswered: {
      total: facts.unanswered,
      from: facts.unansweredFrom,
      since: facts.unansweredSince?.toISOString() ?? null,
    },
    ...waiting,
    sells: facts.sells,
    sales: salesOf(sold, localTime(now, timezone).date),
    setUp: setUpOf(facts, platform),
  }
}

/** The first screen of the dashboard in one answer. */
export const summariseToday = operationService(
  todaySummaryOperation,
  (app) =>
    async ({ customerId }, call) => {
      const { timezone } = await ownTenant(app, customerId, call)
      const setup = { ...(await accountKeys(app, customerId)), preview: false }
      return summariseDay(app.get('database').knex, {
        customerId,
        timezone,
        now: new Date(),
        platformHost: app.get('settings').platformHost,
        takesCards: app.get('gateways').of(setup)[0]?.live ?? false,
      })
    },
)
