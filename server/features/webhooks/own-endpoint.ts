import type { RecordAt } from '@mainstreet/shared/services'
import type { Application } from '../../declarations'
import type { ServiceParams } from '../../kit/service/table-rules'

/** An endpoint that the caller may change; 404 for any other. */
export const readOwnEndpoint = (
  app: Application,
  id: number,
  { caller }: ServiceParams,
): Promise<RecordAt<'webhook-endpoints'>> =>
  app.service('webhook-endpoints').get(id, { provider: 'rest', caller, query: {} })
