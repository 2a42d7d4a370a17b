import type { roleNames } from './contracts/account'
import type { Site } from './contracts/site/site'

/** Whether the business of a site has an application beside its page. */
export const hasRole = ({ roles }: Pick<Site, 'roles'>, role: (typeof roleNames)[number]): boolean =>
  roles.some(({ Rolename }) => Rolename === role)
