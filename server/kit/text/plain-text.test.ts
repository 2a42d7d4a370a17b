import { cutAtWord, plainText } from './plain-text'

describe('the words of rich text', () => {
  test('stand apart where their blocks do, and together where only their look differs', () => {
    expect(plainText('<p>One</p><p>t<strong>w</strong>o</p><ul><li>three</li></ul>')).toBe('One two three')
  })

  test('have what an entity stood for, and nothing is decoded twice', () => {
    expect(plainText('<p>Salt &amp; pepper &lt;3&nbsp;&#233;&#xe9; &amp;lt; &copy;</p>')).toBe(
      'Salt & pepper <3 éé &lt; &copy;',
    )
    expect(plainText('&#0;&#x110000;')).toBe('')
  })
})

describe('cutting a text', () => {
  test('leaves a short one alone', () => {
    expect(cutAtWord('Short.', 10)).toBe('Short.')
  })

  test('happens between words, without what would stand before the ellipsis', () => {
    expect(cutAtWord('Thrown by hand, glazed by hand', 18)).toBe('Thrown by hand…')
  })

  test('happens within a word that is too long, never within a character', () => {
    expect(cutAtWord('a'.repeat(20), 10)).toBe(`${'a'.repeat(9)}…`)
    expect(cutAtWord('😀'.repeat(20), 10)).toBe(`${'😀'.repeat(4)}…`)
  })
})
