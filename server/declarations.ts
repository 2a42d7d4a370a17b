import type { Application } from '@feathersjs/koa'
import type { ServiceTypes } from '@mainstreet/shared/services'
import type { Calls } from './kit/calls'
import type { Database } from './kit/database/database'
import type { Bus } from './kit/events/bus'
import type { Sockets } from './kit/events/sockets'
import type { Logger } from './kit/log'
import type { MediaStore } from './kit/media/media-store'
import type { Metrics } from './kit/metrics'
import type { PaymentGateway } from './kit/payments/payment-gateway'
import type { RateLimits } from './kit/rate-limit'
import type { GuardTools } from './kit/service/guard'
import type { RunWork } from './kit/service/work'
import type { Settings } from './kit/settings'
import type { Tenants } from './kit/tenants'

/** What every feature is built in: the parts of one running application, handed to each feature as it is set up. */
export interface House {
  app: Application<ServiceTypes>
  settings: Settings
  database: Database
  log: Logger
  metrics: Metrics
  bus: Bus
  sockets: Sockets
  tenants: Tenants
  limits: RateLimits
  media: MediaStore
  /** The card providers that need no account's keys. */
  gateways: { sandbox: PaymentGateway }
  calls: Calls
  guard: GuardTools
  /** Who may use which service, by path: a service that is not here does not start. */
  policies: Map<string, unknown>
  /** Runs a function as one transaction whose changes are announced after its commit. */
  runWork: RunWork
  /** Starts with the server, stops with it: workers, sweepers, timers. */
  onStart(start: () => Promise<() => Promise<void>>): void
}
