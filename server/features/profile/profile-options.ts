import { optionsContract } from '@mainstreet/shared/contracts/site/profile'
import { tableService } from '../../kit/service/define-service'
import type { Work } from '../../kit/service/work'
import { insertDefaults } from './insert-defaults'
import { oncePerAccount } from './once-per-account'

/** Gives an account its options, unless it has them. */
export const createDefaultOptions = (work: Work, customerId: number): Promise<void> =>
  insertDefaults(work, { path: 'profile-options', customerId, rows: [{ id: customerId }] })

/** Limits and layouts of the page. */
export const profileOptions = tableService(optionsContract, () => oncePerAccount('profile_options'))
