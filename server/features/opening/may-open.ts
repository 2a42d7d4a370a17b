import { Forbidden, NotAuthenticated } from '@feathersjs/errors'
import type { Application } from '../../declarations'
import { visitor } from '../../kit/service/caller'
import type { ServiceParams } from '../../kit/service/table-rules'

/** Refuses to open a business to who is neither staff nor invited: 401 or 403. */
export const mayOpen = async (
  _app: Application,
  _invitation: string | undefined,
  { caller = visitor }: ServiceParams,
): Promise<void> => {
  if (caller.role === 'staff' || caller.role === 'server') return
  throw caller.role === 'visitor'
    ? new NotAuthenticated('Please sign in.')
    : new Forbidden('You may not do that.')
}
