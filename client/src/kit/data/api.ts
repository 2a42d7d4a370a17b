import type { Page } from '@mainstreet/shared/paging'
import type { Answer, Input, OperationPath, Row, TablePath, Write } from '@mainstreet/shared/services'
import type { Site } from '@mainstreet/shared/contracts/site/site'
import type { LiveSocket } from './live/live-socket'
import type { Query } from './rest'
import type { Upload } from './upload'

/** The calls of one surface: typed by service path, scoped to its account or site. Everything throws ApiError. */
export interface Api {
  surface: 'public' | 'dashboard'
  previewId?: number
  find<P extends TablePath>(path: P, query?: Query, signal?: AbortSignal): Promise<Page<Row<P>>>
  get<P extends TablePath>(path: P, id: number, signal?: AbortSignal): Promise<Row<P>>
  create<P extends TablePath>(path: P, data: Write<P>): Promise<Row<P>>
  update<P extends TablePath>(path: P, id: number, data: Write<P>): Promise<Row<P>>
  patch<P extends TablePath>(path: P, id: number, data: Write<P>): Promise<Row<P>>
  remove<P extends TablePath>(path: P, id: number): Promise<Row<P>>
  /** Removes many by the one key that the service allows, such as `{itemId}`. */
  removeBy<P extends TablePath>(path: P, query: Query): Promise<Row<P>[]>
  run<P extends OperationPath>(path: P, input: Input<P>, headers?: Record<string, string>): Promise<Answer<P>>
  site(signal?: AbortSignal): Promise<Site>
  upload: Upload
  live: LiveSocket
}
