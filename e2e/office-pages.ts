import { backOfficeRoutes as routes, pathTo } from '@mainstreet/shared/routes'
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
  support: routes.support,
}

/** Signs the owner of the demo's shop in; ends on the dashboard's first page. */
export const signInToDemo = async (page: Page, product: BuiltProduct) => {
  await page.goto(product.at('harbour', routes.login))
  await page.locator('input[name="username"]').fill('owner@harbour.localhost')
  await page.locator('input[name="password"]').fill('mainstreet-demo')
  await page.locator('button[type="submit"]').click()
  await page.waitForURL(`**${routes.dashboard}`)
}
