import type { Site } from './contracts/site/site'
import type { Page } from './paging'
import type { Answer, Input, OperationPath, Row, TablePath, Write } from './services'

type Call = { query?: Record<string, unknown>; headers?: Record<string, string> }

/** A table service as the typed client and the server call it. */
export interface TableMethods<R, W> {
  find(params?: Call): Promise<Page<R>>
  get(id: number, params?: Call): Promise<R>
  create(data: W, params?: Call): Promise<R>
  update(id: number, data: W, params?: Call): Promise<R>
  patch(id: number, data: W, params?: Call): Promise<R>
  remove(id: number, params?: Call): Promise<R>
  remove(id: null, params?: Call): Promise<R[]>
}

/** The table services by path. */
export type TableServices = { [P in TablePath]: TableMethods<Row<P>, Write<P>> }

/** The operations by path. */
export type OperationServices = {
  [P in OperationPath]: { create(data: Input<P>, params?: Call): Promise<Answer<P>> }
}

/** The type of every service, for the typed Feathers application on both sides. */
export type ServiceTypes = TableServices &
  OperationServices & { site: { find(params?: Call): Promise<Site> } }
