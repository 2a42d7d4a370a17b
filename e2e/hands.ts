import type { Locator } from 'playwright-core'
import sharp from 'sharp'

/** A plain picture as a person picks it from a disk. */
const pictureFile = async (name: string, background = 'goldenrod') => {
  const create = { width: 640, height: 480, channels: 3, background } as const
  return { name, mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() }
}

/** Everything that a person does, counted: what is pressed, typed, chosen and given. */
export const createHands = () => {
  let steps = 0
  const counted =
    <Args extends unknown[]>(act: (...args: Args) => Promise<unknown>) =>
    async (...args: Args) => {
      steps += 1
      await act(...args)
    }
  return {
    steps: () => steps,
    press: counted((what: Locator) => what.click()),
    type: counted((box: Locator, text: string) => box.fill(text)),
    choose: counted((box: Locator, value: string) => box.selectOption(value)),
    give: counted(async (picker: Locator, ...names: string[]) =>
      picker.setInputFiles(await Promise.all(names.map((name) => pictureFile(name)))),
    ),
  }
}
export type Hands = ReturnType<typeof createHands>
