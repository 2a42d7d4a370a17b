import type { roleNames } from '@mainstreet/shared/account'
import type { Site } from '@mainstreet/shared/site'

/** Whether a business has an application beside its page. */
export const hasRole = ({ roles }: Pick<Site, 'roles'>, role: (typeof roleNames)[number]): boolean =>
  roles.some(({ Rolename }) => Rolename.toLowerCase() === role.toLowerCase())
