import { build } from 'esbuild'
import { as } from '../server/test/as'
import { describeInBrowser } from './browser'
import { openShopAt, type Shop } from './shop'
import { setStage } from './stage'
import type * as sdk from '../client-sdk/src/index'

interface WithSdk extends Window {
  sdk: typeof sdk
}

/** The package as a program's own bundler would put it into a page. */
const bundle = async () => {
  const { outputFiles } = await build({
    entryPoints: ['client-sdk/src/index.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'sdk',
    platform: 'browser',
  })
  return outputFiles[0]!.text
}

describeInBrowser('the client for programs', () => {
  const stage = setStage()
  let shop: Shop
  beforeAll(async () => {
    shop = await openShopAt(stage.app, 'sdk')
  })

  /** A page of the business's own host that has the package, whose code a test may bring along. */
  const openProgram = async () => {
    const { page } = await stage.open({ bypassCSP: true })
    await page.goto(shop.at('/robots.txt'))
    await page.addScriptTag({ content: await bundle() })
    return page
  }

  test('reads, writes and hears in a browser, as a visitor and with a key, over REST and websockets', async () => {
    const page = await openProgram()
    const key = async (who: 'read key' | 'write key') => (await as(stage.app, who, shop.account)).token!
    const keys = { read: await key('read key'), write: await key('write key') }
    const found = await page.evaluate(
      async ({ itemId, read, write }) => {
        const { createRestClient, createLiveClient } = (window as unknown as WithSdk).sdk
        const { origin } = location
        const visitor = createRestClient({ origin })
        const { total, data } = await visitor.service('market-items').find({ query: { $limit: 10 } })
        const refused = (call: Promise<unknown>) =>
          call.then(
            () => 0,
            ({ code }: { code: number }) => code,
          )
        const codes = [await refused(visitor.service('account-orders').find())]
        const live = await createLiveClient({ origin })
        const heard = new Promise<string>((done) =>
          live.service('market-items').on('patched', ({ title }) => done(title)),
        )
        const socket = await createLiveClient({ origin, apiKey: read })
        codes.push(await refused(socket.service('market-items').patch(itemId, { title: 'Never' })))
        const orders = await socket.service('account-orders').find({ query: { $limit: 0 } })
        const program = createRestClient({ origin, apiKey: write })
        await program.service('market-items').patch(itemId, { title: 'Green Mug' })
        const title = await heard
        live.close()
        socket.close()
        return { total, first: data[0]?.title, codes, orders: orders.total, title }
      },
      { itemId: shop.itemId, ...keys },
    )
    expect(found).toEqual({ total: 1, first: 'Blue Mug', codes: [401, 403], orders: 0, title: 'Green Mug' })
  })
})
