import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startPostgresCluster } from '../server/test/postgres-cluster'
import { failOverAfter, startPair } from './failover'
import { startStripe } from '../server/test/stripe/stripe-stand-in'
import { createBuyers, type Counts } from './buyers'
import { openShops } from './shops'
import { createMortalServer } from './mortal-server'
import { untilSettled } from './settling'
import { judge } from './verdict'
import { startStorm } from './webhook-storm'

/** How hard a run is. */
export interface Plan {
  checkouts: number
  /** How many buy at the same time. */
  buyers: number
  /** The server dies after somewhere between so many more checkouts have ended, again and again. */
  killAfter: readonly [number, number]
  /** How late the card provider answers at most. */
  maxDelayMs: number
  /** The share of buyers who do not try again when they have got no answer. */
  leaves: number
}

/** What a run has come to. */
export interface Report {
  counts: Counts & { kills: number; webhooks: number; orders: number; charges: number }
  violations: string[]
  seconds: number
  /** How long after the last start nothing was open any more. */
  settledMs: number
}

const shopsFor = (checkouts: number) => Math.max(4, Math.ceil(checkouts / 400))

/** What a run is carried out on; with `failover` the database is killed in the place of the server, behind PgBouncer with `pooler`. */
export type Engine = 'postgres' | 'pglite' | 'failover' | 'pooler'

const openPlace = async (engine: Engine) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mainstreet-faults-'))
  const pair = engine === 'failover' || engine === 'pooler' ? await startPair(engine === 'pooler') : undefined
  const cluster = engine === 'postgres' ? await startPostgresCluster({ durable: true }) : pair
  return {
    dataDir,
    databaseUrl: cluster?.url,
    databaseDirectUrl: pair?.directUrl,
    jwtSecret: randomBytes(32).toString('hex'),
    secretKey: randomBytes(32).toString('hex'),
    failOver: pair?.failOver,
    async remove() {
      await cluster?.remove()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Lets many buy at once while the server is killed, the card provider is slow, drops answers and repeats its events; then proves the books. */
export const faults = async (engine: Engine, plan: Plan): Promise<Report> => {
  const startedAt = Date.now()
  const stripe = await startStripe()
  const place = await openPlace(engine)
  try {
    const shops = await openShops(place, stripe, shopsFor(plan.checkouts))
    const server = await createMortalServer(place, stripe.origin)
    const storm = startStorm(shops, server.origin)
    const buyers = createBuyers({ plan, shops, stripe, origin: server.origin })
    const { killAfter } = plan
    const killing = place.failOver
      ? failOverAfter(killAfter[1], buyers.served, place.failOver)
      : server.killAgainAndAgain(killAfter, buyers.served)
    await buyers.buyAll()
    await killing.stop()
    const settledMs = await untilSettled(place, { readyAt: server.readyAt(), isOpen: buyers.counts.left > 0 })
    await storm.calmDown()
    await server.leave()
    const { orders, charges, violations } = await judge({ place, stripe, shops, answered: buyers.answered })
    for (const [status, times] of buyers.unexpected) violations.push(`answered ${status}, ${times} times`)
    const counts = { ...buyers.counts, kills: killing.kills(), webhooks: storm.sent(), orders, charges }
    return { counts, violations, settledMs, seconds: (Date.now() - startedAt) / 1000 }
  } finally {
    await stripe.close()
    await place.remove()
  }
}
