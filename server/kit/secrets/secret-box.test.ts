import { createSecretBox, isMasked, maskSecret } from './secret-box'

const box = createSecretBox('a'.repeat(32))

describe('the secret box', () => {
  test('refuses a short key', () => expect(() => createSecretBox('')).toThrow('at least 32'))

  test('does not open with another key, in another place, or after a change', () => {
    const sealed = box.seal('sk_test_4242', 'account:1')
    expect(() => createSecretBox('b'.repeat(32)).open(sealed, 'account:1')).toThrow()
    expect(() => box.open(sealed, 'account:2')).toThrow()
    // Of the last characters of base64 some bits count for nothing; all of this one's do.
    const changed = sealed.replace(/.(?=.{3}$)/, (char) => (char === 'A' ? 'B' : 'A'))
    expect(() => box.open(changed, 'account:1')).toThrow()
    expect(() => box.open('plain', 'account:1')).toThrow('Not a sealed secret.')
  })

  test('opens what it sealed, and never seals the same way twice', () => {
    const sealed = box.seal('sk_test_é4242', 'account:1')
    expect(sealed).not.toContain('4242')
    expect(box.open(sealed, 'account:1')).toBe('sk_test_é4242')
    expect(box.seal('same', 'c')).not.toBe(box.seal('same', 'c'))
  })
})

test('a mask shows the kind and the end of a long secret only', () => {
  expect(maskSecret('sk_test_51Habcdefgh4242')).toBe('sk_test_••••4242')
  expect(maskSecret('whsec_short')).toBe('whsec_••••')
  expect(maskSecret('tiny')).toBe('••••')
  expect(maskSecret('')).toBe('')
  expect(isMasked('sk_test_••••4242')).toBe(true)
  expect(isMasked('sk_test_51Habcdefgh4242')).toBe(false)
})
