import { backOfficeRoutes as routes, customerPath, pathTo } from '@mainstreet/shared/routes'
import type { Page } from 'playwright-core'
import type { BuiltProduct } from './built-product'

/** Every page of the dashboard, by a short name, as the demo's shop has it. */
export const officePages: Readonly<Record<string, string>> = {
  home: routes.dashboard,
  messages: routes.messages,
  mails: routes.mails,
  samples: `${routes.mails}?part=samples`,
  card: routes.siteCard,
  details: routes.details,
  media: routes.media,
  content: routes.content,
  notices: `${routes.content}?part=notices`,
  notice: pathTo(routes.editNotice, 1),
  settings: routes.options,
  design: routes.design,
  items: routes.items,
  editor: pathTo(routes.editItem, 1),
  import: routes.importItems,
  orders: routes.orders,
  newOrder: routes.newOrder,
  sales: routes.sales,
  slips: `${routes.packingSlips}?ids=1,2`,
  order: pathTo(routes.viewOrder, 1),
  account: routes.account,
  integrations: routes.integrations,
  support: routes.support,
}

/** What staff see beside the owners' pages, for the same shop. */
export const staffPages: Readonly<Record<string, string>> = {
  customers: routes.admin,
  newBusiness: routes.newBusiness,
  customer: customerPath(1, routes.details),
  customerLife: customerPath(1, routes.lifecycle),
  customerAnalytics: customerPath(1, routes.analytics),
}

const signIn = async (page: Page, product: BuiltProduct, { as, to }: { as: string; to: string }) => {
  await page.goto(product.at('harbour', routes.login))
  await page.locator('input[name="username"]').fill(as)
  await page.locator('input[name="password"]').fill('mainstreet-demo')
  await page.locator('button[type="submit"]').click()
  await page.waitForURL(`**${to}`)
}

/** Signs the owner of the demo's shop in; ends on the dashboard's first page. */
export const signInToDemo = (page: Page, product: BuiltProduct) =>
  signIn(page, product, { as: 'owner@harbour.localhost', to: routes.dashboard })

/** Signs the demo's staff in; ends on the list of customers. */
export const signInAsStaff = (page: Page, product: BuiltProduct) =>
  signIn(page, product, { as: 'staff@mainstreet.localhost', to: routes.admin })
