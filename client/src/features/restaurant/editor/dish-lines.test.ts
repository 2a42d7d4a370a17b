import { dishLines } from './dish-lines'
import { htmlOfLines, isPlain, linesOfHtml } from './plain-description'

const lines = (text: string) =>
  dishLines(text).dishes.map(({ name, cost, description }) => [name, cost, linesOfHtml(description)])

test('a line is a name, a price and a description, however they are set apart', () => {
  expect(
    lines(`Chowder – 17 – Haddock, clams & cream
• Fish tacos\t$18.50\tCod
Sugar pie ........ 9,00 $
Steak frites $34
Lobster roll | Shediac lobster | 29.00

Chicken 65`),
  ).toEqual([
    ['Chowder', 17, 'Haddock, clams & cream'],
    ['Fish tacos', 18.5, 'Cod'],
    ['Sugar pie', 9, ''],
    ['Steak frites', 34, ''],
    ['Lobster roll', 29, 'Shediac lobster'],
    ['Chicken 65', null, ''],
  ])
})

test('only so many are taken as are added at once', () => {
  const { dishes, isCut } = dishLines(Array.from({ length: 120 }, (_, place) => `Dish ${place}`).join('\n'))
  expect([dishes.length, isCut]).toEqual([100, true])
})

test('plain text becomes paragraphs and comes back; what is formatted is not taken for plain', () => {
  const html = htmlOfLines('Fish & chips <small>\n\nwith tartar')
  expect(html).toBe('<p>Fish &amp; chips &lt;small&gt;</p><p>with tartar</p>')
  expect(linesOfHtml(html)).toBe('Fish & chips <small>\nwith tartar')
  expect([isPlain(html), isPlain('<p><strong>Bold</strong></p>')]).toEqual([true, false])
})
