import { dashboardPath } from './routes'

/** The parameter of an address of the dashboard that names the account it is about, for who comes from outside. */
export const accountParameter = 'account'

/** Where the owner of an account, and staff, change a page of its site by pointing at it; `part` is what is opened at once. */
export const editAddress = (customerId: number, { page, part }: { page: string; part?: string }): string => {
  const params = new URLSearchParams({ [accountParameter]: String(customerId), show: 'content' })
  if (page !== '/') params.set('page', page)
  if (part) params.set('part', part)
  return `${dashboardPath}/design?${params}`
}
