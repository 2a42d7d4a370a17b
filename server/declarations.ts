import type { HookContext as FeathersHookContext } from '@feathersjs/feathers'
import type { Application as KoaApplication } from '@feathersjs/koa'
import type { MediaType } from '@mainstreet/shared/contracts/site/media'
import type { Site } from '@mainstreet/shared/contracts/site/site'
import type { Page } from '@mainstreet/shared/paging'
import type {
  Answer,
  Input,
  NewRow,
  OperationPath,
  RecordAt,
  TablePath,
  Write,
} from '@mainstreet/shared/services'
import type { Knex } from 'knex'
import type { Calls } from './kit/calls'
import type { Database } from './kit/database/database'
import type { Bus } from './kit/events/bus'
import type { ChangeListener, ChangeObserver } from './kit/events/publisher'
import type { Sockets } from './kit/events/sockets'
import type { ClientBuild } from './kit/http/pages/client-build'
import type { CachedCounts } from './kit/http/cached/cached-counts'
import type { PageCaches } from './kit/http/cached/page-caches'
import type { ReadCache } from './kit/http/cached/read-cache'
import type { createRoutes } from './kit/http/routes'
import type { ContentSecurity } from './kit/http/security-headers'
import type { Jobs } from './kit/jobs'
import type { Logger } from './kit/log'
import type { MediaStore } from './kit/media/media-store'
import type { createPictureKinds } from './kit/media/picture-kinds'
import type { UploadType } from './kit/media/upload-type'
import type { Metrics } from './kit/metrics'
import type { Gateways } from './kit/payments/gateways'
import type { RateLimits } from './kit/rate-limit'
import type { Selection } from './kit/service/selection'
import type { StoredRow } from './kit/service/stored-row'
import type { ServiceParams } from './kit/service/table-rules'
import type { NoteChanges, RunWork, Work } from './kit/service/work'
import type { Settings } from './kit/settings'
import type { Tenants } from './kit/tenants'

/** A table service as the server calls it: rows without aliases, and within a work where the params name one. */
export interface TableServiceMethods<P extends TablePath> {
  find(params?: ServiceParams): Promise<Page<RecordAt<P>>>
  get(id: number, params?: ServiceParams): Promise<RecordAt<P>>
  create(data: NewRow<P>, params?: ServiceParams): Promise<RecordAt<P>>
  update(id: number, data: Write<P>, params?: ServiceParams): Promise<RecordAt<P>>
  patch(id: number, data: Write<P>, params?: ServiceParams): Promise<RecordAt<P>>
  remove(id: number, params?: ServiceParams): Promise<RecordAt<P>>
  remove(id: null, params?: ServiceParams): Promise<RecordAt<P>[]>
  /** Rows by id, whoever asks, in the given work or outside of any. */
  rowsById(ids: readonly number[], work?: Work): Promise<RecordAt<P>[]>
  /** The same for one; 404 where there is none. */
  rowById(id: number, work?: Work): Promise<RecordAt<P>>
  /** Writes columns as they are, past the rules, and tells what has changed; answers the row from then on. */
  rewrite(id: number, columns: Partial<StoredRow<P>>, work: Work): Promise<RecordAt<P>>
  /** The statement that a find would run. */
  createQuery(params?: ServiceParams): Knex.QueryBuilder
}

/** An operation as the server calls it. */
export interface OperationMethods<P extends OperationPath> {
  create(data: Input<P>, params?: ServiceParams): Promise<Answer<P>>
}

type ContractServices = { [P in TablePath]: TableServiceMethods<P> } & {
  [P in OperationPath]: OperationMethods<P>
}

/** The type of every service; one without a contract adds its own. */
export interface ServiceTypes extends ContractServices {
  site: { find(params?: ServiceParams): Promise<Site> }
}

/** Columns that are stored and in no record, or otherwise than in it, by path; a feature adds its own. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- An interface, so that features may add to it.
export interface PrivateColumns {}

/** The limits of features, by whose they are; a feature adds its own. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- An interface, so that features may add to it.
export interface FeatureLimits {}

/** The sizes of pictures of features, by whose they are; a feature adds its own. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- An interface, so that features may add to it.
export interface FeaturePictures {}

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
  pictures: ReturnType<typeof createPictureKinds>
  /** What becomes of uploads, by their type. */
  uploads: Map<MediaType, UploadType>
  readCache: ReadCache
  pageCaches: PageCaches
  cachedCounts: CachedCounts
  clientBuild: ClientBuild
  gateways: Gateways
  calls: Calls
  /** What runs beside the calls, from the start to the stop of the server. */
  jobs: Jobs
  /** Who may use which service, by path: a service that is not here does not start. */
  policies: Map<string, unknown>
  /** Middleware of features, which the layers of the kit call. */
  routes: ReturnType<typeof createRoutes>
  /** Who may be in which pages, by what features say. */
  contentSecurity: ContentSecurity[]
  /** The SQL that table services read by, and their rules. */
  selection: Selection
  /** Called within each work, at its end, with all that it has written. */
  changeNotes: NoteChanges[]
  /** Called within each work after that, with all that it has changed. */
  changeObservers: ChangeObserver[]
  /** Called with each committed change, in every process. */
  changeListeners: ChangeListener[]
  /** Runs a function as one transaction whose changes are published after its commit. */
  runWork: RunWork
}

/** The Feathers application, with its services and parts. */
export type Application = KoaApplication<ServiceTypes, Configuration>

/** What a hook sees of a call; what its body and answer are, a hook says that knows its service. */
export interface HookContext extends FeathersHookContext<Application> {
  params: ServiceParams
  data?: unknown
  result?: unknown
}

/** Goes on with a call. */
export type NextFunction = () => Promise<void>

/** A hook around a service's methods. */
export type AroundHook = (context: HookContext, next: NextFunction) => Promise<void>
