import type { Page } from 'playwright-core'
import { openWindow } from '../e2e/browser'
import { launch } from '../e2e/launch'
import { openLongList } from '../e2e/long-list'
import { createWholeApp } from '../server/test/create-whole-app'
import setUp from '../server/test/set-up'
import tearDown from '../server/test/tear-down'

const many = 5000
/** Enough that as many rows are rendered for a letter as among many. */
const few = 250
/** What a person takes for "at once". */
const atOnceMs = 100

interface Watched extends Window {
  answered?: Promise<[first: number, all: number]>
}

/** Presses a key; answers the milliseconds from it to the first picture with other rows (or with the letter alone), and to the last. */
const press = async (page: Page, key: string) => {
  await page.evaluate(() => {
    const quietMs = 400
    const isList = ({ target }: MutationRecord) =>
      !(target instanceof Element ? target : target.parentElement)?.closest('form')
    ;(window as Watched).answered = new Promise((resolve) => {
      const pictures: number[] = []
      let timer: ReturnType<typeof setTimeout>
      const painted = () => {
        const channel = new MessageChannel()
        channel.port1.onmessage = () => pictures.push(performance.now())
        requestAnimationFrame(() => channel.port2.postMessage(null))
      }
      const begin = ({ timeStamp }: Event) => {
        const end = () => {
          observer.disconnect()
          const [letter = 0, first = letter] = pictures
          resolve([first - timeStamp, (pictures.at(-1) ?? 0) - timeStamp])
        }
        const rest = () => {
          clearTimeout(timer)
          timer = setTimeout(end, quietMs)
        }
        const observer = new MutationObserver((records) => {
          if (!records.some(isList)) return
          painted()
          rest()
        })
        observer.observe(document.body, { subtree: true, childList: true, characterData: true })
        painted()
        rest()
      }
      addEventListener('keydown', begin, { capture: true, once: true })
    })
  })
  await page.keyboard.press(key)
  return page.evaluate(() => (window as Watched).answered!)
}

const back = (count: number) => Array<string>(count).fill('Backspace')
// Everything matches, a fifth, a tenth, nothing, and back again.
const keys = [...'amber', ...back(5), ...'blue m', ...back(6), ...'zz', ...back(2), ...'kiln', ...back(4)]
const figuresOf = (times: readonly number[]) => {
  const sorted = times.map(Math.round).sort((a, b) => a - b)
  return { median: sorted[sorted.length >> 1]!, max: sorted.at(-1)! }
}

const measure = async (page: Page, count: number): Promise<number> => {
  // The first answer is always the slowest.
  for (const key of ['k', 'Backspace']) await press(page, key)
  const times: [number, number][] = []
  for (const key of keys) times.push(await press(page, key))
  const [first, all] = [figuresOf(times.map(([ms]) => ms)), figuresOf(times.map(([, ms]) => ms))]
  console.log(
    `${String(count).padStart(5)} items   first rows ${first.median} ms (at most ${first.max})   all rows ${all.median} ms (at most ${all.max})`,
  )
  return first.median
}

/** How long a letter in the search of a list takes among 5,000 items, beside one among 250. */
const run = async () => {
  await setUp()
  const app = await createWholeApp()
  const browser = await launch()
  const among = async (count: number) => {
    const { page, context } = await openWindow(browser)
    // The loader of TypeScript names functions by a function of its own, which a page does not have.
    await page.addInitScript('globalThis.__name = (named) => named')
    await openLongList(app, page, count)
    const median = await measure(page, count)
    await context.close()
    return median
  }
  const [short, long] = [await among(few), await among(many)]
  console.log(
    `ratio ${(long / short).toFixed(2)} (target: ${atOnceMs} ms, or a ratio of 3 on a slow machine)`,
  )
  await browser.close()
  await app.close()
  await tearDown()
}

void run()
