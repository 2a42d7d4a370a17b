import { dashboardPath, routes } from './routes'

/** The parameter of an address of the dashboard that names the account it is about, for who comes from outside. */
export const accountParameter = 'account'

/** The pages that are about one part of a site, by its kind. */
export const pagesOfParts = {
  item: routes.item,
  car: routes.car,
  event: routes.event,
  funeral: routes.funeral,
} as const

/** The part that a page is about, such as `item:7` for `/marketplace/7`; undefined where it is about many. */
export const partOfPage = (path: string): string | undefined => {
  const [, list, id] = /^(.*\/)([1-9]\d{0,9})$/.exec(path) ?? []
  const found = Object.entries(pagesOfParts).find(([, pattern]) => pattern === `${list}:id`)
  return found && `${found[0]}:${id}`
}

/** Where the owner of an account, and staff, change a page of its site by pointing at it. */
export const editAddress = (customerId: number, page: string): string => {
  const params = new URLSearchParams({ [accountParameter]: String(customerId), show: 'content' })
  if (page !== routes.home) params.set('page', page)
  const part = partOfPage(page)
  if (part) params.set('part', part)
  return `${dashboardPath}/design?${params}`
}
