import type { Tenant } from '../../tenants'
import { businessStyle } from './business-style'

const tenant = (overrides: Partial<Tenant>) =>
  ({ name: 'Harbour', header: '/assets/nb/1/x-header.jpg', published: true, ...overrides }) as Tenant

test('says nothing of no business, of one that is not published, and of one without a picture', () => {
  expect(businessStyle(undefined)).toBe('')
  expect(businessStyle(tenant({ published: false }))).toBe('')
  expect(businessStyle(tenant({ header: '' }))).toBe('')
})

test('is one style element with the name and the picture, whatever is in them', () => {
  const made = businessStyle(tenant({ name: `Chez "Zoé" </style><script>alert(1)</script>\\ } * {` }))
  expect(made.match(/<[^>]*>/g)).toEqual(['<style>', '</style>'])
  expect(made).toContain('--business-name:"Chez \\22 Zoé\\22  \\3c \\2f style')
  expect(made).toContain('--business-picture:url("\\2f assets\\2f nb\\2f 1\\2f x\\2d header\\2e jpg")')
  expect(made.match(/[{}]/g)).toEqual(['{', '}'])
})
