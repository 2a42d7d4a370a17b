import { isGuessable } from './guessable'

test.each([
  'password123',
  ' '.repeat(10),
  'qwertyuiop',
  'azertyuiop',
  '12345678',
  'motdepasse',
  'a'.repeat(200),
])('%p is guessed at once', async (password) => {
  expect(await isGuessable(password, [])).toBe(true)
})

test.each(['kfwhzqpx', 'tall ships 4', 'grüne Tür 17', '日本語パスワード', 'un phare sous la pluie'])(
  '%p is not',
  async (password) => {
    expect(await isGuessable(password, ['anna@shop.test'])).toBe(false)
  },
)

test('what is known of a person is guessed at once', async () => {
  const words = ['gwen.zyx@petitcodiac.test', 'Petitcodiac Quilts']
  for (const password of [
    'gwen.zyx@petitcodiac.test',
    'petitcodiac',
    'Petitcodiac1',
    'quiltsquilts',
    'mainstreet1',
  ])
    expect([password, await isGuessable(password, words)]).toEqual([password, true])
  expect(await isGuessable('petitcodiac', [])).toBe(false)
})
