import type { HookContext as FeathersHookContext } from '@feathersjs/feathers'
import type { Application as KoaApplication } from '@feathersjs/koa'
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
import type { StoredRow } from './kit/service/stored-row'
import type { ServiceParams } from './kit/service/service-params'
import type { Work } from './kit/service/work'

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

// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- An interface, so that features may add to it.
export interface FeatureLimits {}

/** The sizes of pictures of features, by whose they are; a feature adds its own. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- An interface, so that features may add to it.
export interface FeaturePictures {}

/** The parts of one application, by the name that `app.get` knows them under; a feature adds its own where it makes them. */
export interface Configuration {
  /** Who may use which service, by path: a service that is not here does not start. */
  policies: Map<string, unknown>
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
