import { contractOf, tablePaths } from '@mainstreet/shared/services'
import { describeChange } from './describe-change'

const subjectOf = (path: (typeof tablePaths)[number], after: Record<string, unknown>) =>
  describeChange({ path, id: 7, customerId: 1, event: 'created', after: { id: 7, ...after } } as Parameters<
    typeof describeChange
  >[0])?.subject

test.each(tablePaths)('a row of %s has a name in the log, whatever it holds', (path) => {
  expect(subjectOf(path, {})).toBe('#7')
  const texts = Object.entries(contractOf(path).record.properties).filter(([, { type }]) => type === 'string')
  for (const [column] of texts) expect(subjectOf(path, { [column]: 'Its words' })).toMatch(/^(Its words|#7)$/)
})

test('a row without a title is called by its first words, never by a secret', () => {
  expect(subjectOf('profile-links', { link: '/restaurant' })).toBe('/restaurant')
  expect(subjectOf('store-settings', { stripeTestSecretKey: 'sk_test_hush' })).toBe('#7')
})
