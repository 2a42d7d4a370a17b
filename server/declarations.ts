import type { HookContext as FeathersHookContext, NextFunction } from '@feathersjs/feathers'
import type { Application as KoaApplication } from '@feathersjs/koa'
import type { ServiceTypes as SharedServiceTypes } from '@mainstreet/shared/services'
import type { Calls } from './kit/calls'
import type { Database } from './kit/database/database'
import type { Bus } from './kit/events/bus'
import type { Sockets } from './kit/events/sockets'
import type { ClientBuild } from './kit/http/client-build'
import type { ReadCache } from './kit/http/read-cache'
import type { Jobs } from './kit/jobs'
import type { Logger } from './kit/log'
import type { MediaStore } from './kit/media/media-store'
import type { Metrics } from './kit/metrics'
import type { PaymentGateway } from './kit/payments/payment-gateway'
import type { RateLimits } from './kit/rate-limit'
import type { ServiceParams } from './kit/service/table-rules'
import type { RunWork } from './kit/service/work'
import type { Settings } from './kit/settings'
import type { Tenants } from './kit/tenants'

/** The type of every service; one without a contract adds its own. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- An interface, so that features may add to it.
export interface ServiceTypes extends SharedServiceTypes {}

/** The parts of one application, by the name that `app.get` knows them under; a feature adds its own where it makes them. */
export interface Configuration {
  settings: Settings
  database: Database
  log: Logger
  metrics: Metrics
  bus: Bus
  sockets: Sockets
  tenants: Tenants
  limits: RateLimits
  media: MediaStore
  readCache: ReadCache
  clientBuild: ClientBuild
  /** The card providers that need no account's keys. */
  gateways: { sandbox: PaymentGateway }
  calls: Calls
  /** What runs beside the calls, from the start to the stop of the server. */
  jobs: Jobs
  /** Who may use which service, by path: a service that is not here does not start. */
  policies: Map<string, unknown>
  /** Runs a function as one transaction whose changes are published after its commit. */
  runWork: RunWork
}

/** The Feathers application, with its services and parts. */
export type Application = KoaApplication<ServiceTypes, Configuration>

/** What a hook sees of a call. */
export interface HookContext extends FeathersHookContext<Application> {
  params: ServiceParams
}

/** A hook around a service's methods. */
export type AroundHook = (context: HookContext, next: NextFunction) => Promise<void>

export type { NextFunction }
