import type { AxeResults } from 'axe-core'
import axe from 'axe-core'
import type { Page } from 'playwright-core'

const grave = ['serious', 'critical']

/** What makes a page wider than its window, so that all of it has to be pushed to and fro. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? [`is ${scrollWidth} pixels wide`] : []
  })

/** What axe holds against the page as it stands, and whether it is too wide: the grave things as an answer, the others for the reader of the run. */
export const findings = async (page: Page, name: string): Promise<string[]> => {
  // What is at work shows its words faintly.
  await page.waitForFunction(() => !document.querySelector('button[aria-busy]'))
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate((): Promise<AxeResults> =>
    (window as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
    }),
  )
  const lines = violations.map(({ id, impact, nodes }) => ({
    grave: grave.includes(impact ?? ''),
    text: `${name}: ${impact} ${id} at ${nodes.map(({ target, any }) => `${target.join(' ')} (${any[0]?.message ?? ''})`).join(', ')}`,
  }))
  for (const line of lines) if (!line.grave) process.stdout.write(`${line.text}\n`)
  const wide = (await tooWide(page)).map((text) => `${name}: ${text}`)
  return [...wide, ...lines.filter((line) => line.grave).map(({ text }) => text)]
}
