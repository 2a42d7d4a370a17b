import { secretColumnsOf } from '../../columns'
import { accountContract } from '../account'
import { keyedProviderNames, keyedProviders, keyFields, secretColumns } from './provider-keys'
import { storeSettingsContract } from './store'

test('every provider names one key for each use, live and of tests', () => {
  const uses = ['secretKey', 'publishableKey', 'webhookSecret']
  const expected = uses.flatMap((use) => [`${use} true`, `${use} false`])
  for (const name of keyedProviderNames)
    expect(keyedProviders[name].keys.map(({ use, live }) => `${use} ${live}`)).toEqual(expected)
})

test('the secret ones are columns of the store’s settings, and nothing else there is a secret; the others are the account’s', () => {
  expect(secretColumnsOf(storeSettingsContract.record)).toEqual(secretColumns)
  for (const { column, use } of keyFields) {
    const record = (use === 'publishableKey' ? accountContract : storeSettingsContract).record
    expect(record.properties).toHaveProperty(column)
  }
})

test('no key of tests passes for a live one, nor the other way round', () => {
  const secret = keyFields.filter(({ use }) => use !== 'webhookSecret')
  for (const { hint, pattern, column } of secret)
    for (const form of hint.split(', ')) {
      const key = form.replace('…', '51abcdefgh')
      expect([column, pattern.test(key)]).toEqual([column, true])
      const fitting = secret.filter((other) => other.pattern.test(key))
      expect(fitting.map((each) => each.column)).toEqual([column])
    }
})
