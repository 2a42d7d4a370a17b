import { hourMs } from '@mainstreet/shared/rules/time/durations'
import { feature } from '../../kit/feature'
import { accountLifecycle } from './account-lifecycle'
import { changeAccount } from './change-account'
import { changeLifecycle } from './change-lifecycle'
import { deleteClosedAccounts } from './delete-closed-accounts'
import { undoAccountChange } from './undo-account-change'

/** How accounts are suspended, closed and deleted. */
export const lifecycle = feature({
  services: {
    'account-lifecycle': accountLifecycle,
    'change-account': changeAccount,
    'change-lifecycle': changeLifecycle,
    'undo-account-change': undoAccountChange,
  },
  // Once a day is enough for those whose grace is over, but a server may be down then.
  jobs: { 'delete-closed-accounts': { everyMs: hourMs, run: deleteClosedAccounts } },
})
