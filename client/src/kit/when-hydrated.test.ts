import { whenHydrated } from './when-hydrated'

const part =
  '<template data-hydrating="start"></template><p>Open</p><template data-hydrating="end"></template>'
const hydrate = () => document.querySelectorAll('template').forEach((mark) => mark.remove())
const settled = () => new Promise((resolve) => setTimeout(resolve))

afterEach(() => document.body.replaceChildren())

describe('what waits for the page', () => {
  test('is not run where it was given up', async () => {
    document.body.innerHTML = part
    const run = jest.fn()
    whenHydrated(run)()
    hydrate()
    await settled()
    expect(run).not.toHaveBeenCalled()
  })

  test('runs at once where nothing is left to hydrate', () => {
    const run = jest.fn()
    whenHydrated(run)
    expect(run).toHaveBeenCalledTimes(1)
  })

  test('runs once, when the last part is hydrated', async () => {
    document.body.innerHTML = part + part
    const run = jest.fn()
    whenHydrated(run)
    document.querySelector('template')!.remove()
    await settled()
    expect(run).not.toHaveBeenCalled()
    hydrate()
    document.body.append('later')
    await settled()
    document.body.append('and later')
    await settled()
    expect(run).toHaveBeenCalledTimes(1)
  })
})
