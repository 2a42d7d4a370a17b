import type { HookContext } from '@feathersjs/feathers'
import type { ParameterizedContext } from 'koa'
import type { Logger } from '../log'
import type { ServiceParams } from '../service/service-params'
import type { Tenant } from '../tenants'

/** What the middleware knows of a request, beside Koa's own. */
export interface RequestState {
  requestId: string
  log: Logger
  /** The host that was asked for, without its port. */
  host?: string
  /** The account whose domain was asked for; undefined on the platform's own host and on unknown ones. */
  tenant?: Tenant
  /** False where the host is neither a site nor the platform. */
  knownHost: boolean
  secure: boolean
  /** The read cache's key of the answer. */
  cacheKey?: string
  /** Its clock when the request came. */
  arrivedAt?: number
  [key: string]: unknown
}

/** A Koa context behind the first middleware. */
export type RequestContext = ParameterizedContext<
  RequestState,
  { feathers: ServiceParams; hook?: HookContext }
>

/** A Koa middleware of the app. */
export type Middleware = (ctx: RequestContext, next: () => Promise<unknown>) => Promise<unknown>
