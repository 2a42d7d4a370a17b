import { faceFor, shownText } from './card-fonts'

test('what no font can draw is left out, and so are the brackets around it', async () => {
  const draw = async (text: string) => {
    const shown = shownText(text)
    return (await faceFor('Fraunces', 700, shown)).drawable(shown)
  }
  expect(await draw('Tea bowl (手作り) 🍵 — “茶碗”')).toBe('Tea bowl —')
  expect(await draw('手作り茶碗')).toBe('')
  expect(await draw('Œuvre d’été, 20\u202f% — Чай, Ελιά, Phở')).toMatch(
    /^Œuvre d’été, 20\s% — Чай, Ελιά, Phở$/,
  )
})
