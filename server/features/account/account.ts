import { accountContract } from '@mainstreet/shared/contracts/account'
import { tableService } from '../../kit/service/feature'
import { accountColumns } from './account-columns'
import { createDefaultProfile } from '../profile/create-default-profile'

/** The businesses of the platform; a new one starts with its store, its page's blocks, hours, options and styles. */
export const account = tableService(accountContract, (app) => ({
  beforeWrite: ({ data }) => accountColumns(data),

  async afterWrite({ method, id, work }) {
    if (method !== 'create') return
    await app.service('store-settings').create({ customerId: id }, { work })
    await createDefaultProfile(work, id)
  },

  // Its rows everywhere go with it by the database's own cascades.
  async beforeRemove({ row, work }) {
    work.afterCommit(() => {
      app
        .get('media')
        .removeUnder(`${row.region}/${row.id}`)
        .catch((err: unknown) =>
          app.get('log').warn({ err, account: row.id }, 'media of a removed account stayed'),
        )
    })
  },
}))
