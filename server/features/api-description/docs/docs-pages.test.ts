import { contracts } from '@mainstreet/shared/services'
import request from 'supertest'
import { createTestApp, type TestApp } from '../../../test/create-test-app'
import { baseFeatures } from '../../../test/base-features'
import { marketplace as marketplaceFeature } from '../../marketplace/marketplace.feature'
import { media as mediaFeature } from '../../media/media.feature'
import { apiDescription as apiDescriptionFeature } from '../api-description.feature'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({
    features: [...baseFeatures, apiDescriptionFeature, marketplaceFeature, mediaFeature],
  })
})
afterAll(() => app.close())

const read = (path: string) => request(app.origin).get(path)

test('no page runs a script, and all say so', async () => {
  for (const path of ['/api/docs', '/api/docs/market-items', '/api/docs/media-upload', '/api/docs/nothing']) {
    const { text, headers } = await read(path)
    expect(text).not.toMatch(/<script|\son\w+=|<style|\sstyle=/)
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self';/)
    expect(text.match(/<h1>/g)).toHaveLength(1)
  }
})

test('a page that is not there is a 404, and what is searched for is only text', async () => {
  expect((await read('/api/docs/nothing')).status).toBe(404)
  expect((await read('/api/docs/market-items/1')).status).toBe(404)
  const { status, text } = await read(`/api/docs?q=${encodeURIComponent('"><img src=x>')}&q=2`)
  expect([status, text.includes('<img')]).toEqual([200, false])
})

test('the style sheet that a page names is there', async () => {
  const { text } = await read('/api/docs')
  const [, address] = text.match(/<link rel="stylesheet" href="([^"]+)"/)!
  const { status, headers } = await read(address!)
  expect([status, headers['content-type']]).toEqual([200, 'text/css; charset=utf-8'])
  expect(headers['cache-control']).toContain('immutable')
})

test('every service and operation has a page, and the list leads to it', async () => {
  const { text } = await read('/api/docs')
  for (const path of Object.keys(contracts)) {
    expect(text).toContain(`href="/api/docs/${path}"`)
    const page = await read(`/api/docs/${path}`)
    expect([path, page.status]).toEqual([path, 200])
    expect(page.text).toContain('curl')
  }
})

test('a page says fields, who may do what, and how to call it', async () => {
  const { text } = await read('/api/docs/market-items')
  expect(text).toContain('<code>stockWarning</code>')
  expect(text).toMatch(/read key<\/th><td>yes<\/td><td>–<\/td>/)
  expect(text).toContain(`curl -g &#39;${app.origin}/api/market-items?$limit=5&amp;$sort[id]=-1&#39;`)
  const upload = await read('/api/docs/media-upload')
  expect(upload.text).toContain('The account that the files are for')
  expect(upload.text).toContain('What the files belong to')
  expect(upload.text).toContain('200 calls in 10 minutes for one caller')
  expect(upload.text).toContain('415')
})

test('a search finds names and fields', async () => {
  const { text } = await read('/api/docs?q=StockWarn')
  expect(text).toContain('1 page holds')
  expect(text).toContain('href="/api/docs/market-items"')
  expect((await read('/api/docs?q=zzzz')).text).toContain('0 pages hold')
})
