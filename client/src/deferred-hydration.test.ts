import { deferHydration, idleMs } from './deferred-hydration'

const files = ['/app/site.js', '/app/parts.js']
const load = jest.fn()

// As React does where it cannot hydrate yet.
let isStopping = false
const stop = (event: Event) => isStopping && event.stopPropagation()

const root = () => document.getElementById('root')!
const one = <E extends Element>(selector: string) => document.querySelector<E>(selector)!
const listenTo = (element: Element, event: string) => {
  const listener = jest.fn()
  element.addEventListener(event, listener)
  return listener
}
/** A pointer that is reported without a movement: where it rests, or where its first move led to. */
const stillAt = (clientX: number) =>
  Object.assign(new Event('pointermove'), { movementX: 0, movementY: 0, clientX, clientY: 0 })
const pass = (ms: number) => jest.advanceTimersByTime(ms)

beforeAll(() => {
  jest.useFakeTimers()
  deferHydration(files, load)
})
beforeEach(() => {
  load.mockReset().mockResolvedValue({})
  isStopping = false
  document.body.innerHTML =
    '<div id="root"><button>Add</button><input><select><option>a<option>b</select></div>'
  root().addEventListener('touchcancel', stop, true)
})

test('the script is loaded when somebody stirs or seems to read, not where a pointer rests, and again where the line was down', async () => {
  load.mockRejectedValueOnce(new Error('offline'))
  pass(idleMs)
  expect(load).toHaveBeenCalledTimes(1)
  await Promise.resolve()
  await Promise.resolve()
  dispatchEvent(stillAt(0))
  dispatchEvent(stillAt(0))
  expect(load).toHaveBeenCalledTimes(1)
  dispatchEvent(stillAt(300))
  dispatchEvent(stillAt(310))
  expect(load).toHaveBeenCalledTimes(2)
  expect(load).toHaveBeenLastCalledWith('/app/site.js')
  const ahead = [...document.head.querySelectorAll('link[rel=modulepreload]')]
  expect(ahead.map((link) => link.getAttribute('href'))).toEqual(files)
})

test('a button is pressed once more when React has hydrated it, however often it was pressed', () => {
  const button = one<HTMLButtonElement>('button')
  const clicked = listenTo(button, 'click')
  button.click()
  button.click()
  expect(clicked.mock.calls.every(([event]) => event.defaultPrevented)).toBe(true)
  isStopping = true
  root().dataset.hydrating = ''
  pass(1_000)
  expect(clicked).toHaveBeenCalledTimes(2)
  isStopping = false
  pass(1_000)
  expect(clicked).toHaveBeenCalledTimes(3)
})

test('nothing is done again to what is hydrated, or to what is gone', () => {
  const gone = one<HTMLButtonElement>('button')
  const clicked = listenTo(gone, 'click')
  gone.click()
  gone.remove()
  root().dataset.hydrating = ''
  const typed = listenTo(one('input'), 'input')
  one('input').dispatchEvent(new Event('input', { bubbles: true }))
  pass(1_000)
  expect(clicked).toHaveBeenCalledTimes(1)
  expect(typed).toHaveBeenCalledTimes(1)
})

test('what was typed and picked last is told again', () => {
  const [field, select] = [one<HTMLInputElement>('input'), one<HTMLSelectElement>('select')]
  for (const value of ['r', 'red']) {
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  select.value = 'b'
  select.dispatchEvent(new Event('input', { bubbles: true }))
  const [typed, picked] = [listenTo(field, 'input'), listenTo(select, 'change')]
  root().dataset.hydrating = ''
  pass(1_000)
  expect([field.value, select.value]).toEqual(['red', 'b'])
  expect(typed).toHaveBeenCalledTimes(1)
  expect(picked).toHaveBeenCalledTimes(1)
})

test('what was typed and pressed is done again, however late the script comes', () => {
  const [button, field] = [one<HTMLButtonElement>('button'), one<HTMLInputElement>('input')]
  const clicked = listenTo(button, 'click')
  field.value = 'red'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  button.click()
  const typed = listenTo(field, 'input')
  pass(10 * 60_000)
  root().dataset.hydrating = ''
  pass(1_000)
  expect(clicked).toHaveBeenCalledTimes(2)
  expect(typed).toHaveBeenCalledTimes(1)
})
