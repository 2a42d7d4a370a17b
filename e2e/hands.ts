import type { Locator } from 'playwright-core'
import sharp from 'sharp'

/** A plain picture as a person picks it from a disk. */
const pictureFile = async (name: string, background = 'goldenrod') => {
  const create = { width: 640, height: 480, channels: 3, background } as const
  return { name, mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() }
}

/** Everything that a person does, counted: what is pressed, typed, chosen and given. */
export const createHands = () => {
  const done = { presses: 0, fields: 0 }
  const counted =
    <Args extends unknown[]>(kind: keyof typeof done, act: (...args: Args) => Promise<unknown>) =>
    async (...args: Args) => {
      done[kind] += 1
      await act(...args)
    }
  return {
    /** How much was done in all. */
    steps: () => done.presses + done.fields,
    /** What was pressed and chosen, and what was typed. */
    done: () => ({ ...done }),
    press: counted('presses', (what: Locator) => what.click()),
    type: counted('fields', (box: Locator, text: string) => box.fill(text)),
    choose: counted('presses', (box: Locator, value: string) => box.selectOption(value)),
    give: counted('presses', async (picker: Locator, ...names: string[]) =>
      picker.setInputFiles(await Promise.all(names.map((name) => pictureFile(name)))),
    ),
  }
}
export type Hands = ReturnType<typeof createHands>
