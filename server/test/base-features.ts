import { account } from '../features/account/account.feature'
import { authentication } from '../features/authentication/authentication.feature'
import { exporting } from '../features/exports/exports.feature'
import { lifecycle } from '../features/lifecycle/lifecycle.feature'
import { people } from '../features/people/people.feature'
import { store } from '../features/store/store.feature'
import { users } from '../features/users/users.feature'
import { webhooks } from '../features/webhooks/webhooks.feature'

/** What every test that signs somebody in stands on: accounts, their people and their sessions, and what these stand on. */
export const baseFeatures = [authentication, account, users, people, exporting, lifecycle, store, webhooks]
