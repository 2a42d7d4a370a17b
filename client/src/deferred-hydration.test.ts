import { deferHydration, idleMs } from './deferred-hydration'

const files = ['/app/site.js', '/app/parts.js']
const load = jest.fn()

const one = <E extends Element>(selector: string) => document.querySelector<E>(selector)!
const listenTo = (element: Element, event: string) => {
  const listener = jest.fn()
  element.addEventListener(event, listener)
  return listener
}
/** A pointer that is reported without a movement: where it rests, or where its first move led to. */
const stillAt = (clientX: number) =>
  Object.assign(new Event('pointermove'), { movementX: 0, movementY: 0, clientX, clientY: 0 })
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
/** Takes away the marks of the part that an element is in, as React does once it is hydrated. */
const hydrate = (part: string) =>
  document.querySelectorAll(`#${part} > template`).forEach((mark) => mark.remove())
const marked = (html: string) =>
  `<template data-hydrating="start"></template>${html}<template data-hydrating="end"></template>`

beforeAll(() => {
  jest.useFakeTimers()
  deferHydration(files, load)
})
beforeEach(() => {
  load.mockReset().mockResolvedValue({})
  const part = marked('<button>Add</button><input><select><option>a<option>b</select>')
  document.body.innerHTML = `<div id="root">${marked(`<div id="part">${part}</div>`)}</div>`
})

test('the script is loaded when somebody stirs or seems to read, not where a pointer rests, and again where the line was down', async () => {
  load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'))
  await pass(idleMs)
  expect(load).toHaveBeenCalledTimes(1)
  await Promise.resolve()
  await Promise.resolve()
  dispatchEvent(stillAt(0))
  dispatchEvent(stillAt(0))
  expect(load).toHaveBeenCalledTimes(1)
  dispatchEvent(stillAt(300))
  dispatchEvent(stillAt(310))
  expect(load).toHaveBeenCalledTimes(2)
  await pass(0)
  // What is held back until then has it loaded, too.
  one('input').dispatchEvent(new Event('input', { bubbles: true }))
  expect(load).toHaveBeenCalledTimes(3)
  expect(load).toHaveBeenLastCalledWith('/app/site.js')
  const ahead = [...document.head.querySelectorAll('link[rel=modulepreload]')]
  expect(ahead.map((link) => link.getAttribute('href'))).toEqual(files)
})

test('a button is pressed once more when React has hydrated it, however often it was pressed', async () => {
  const button = one<HTMLButtonElement>('#part button')
  const clicked = listenTo(button, 'click')
  button.click()
  button.click()
  expect(button).toHaveAttribute('data-pressed')
  hydrate('root')
  await pass(1_000)
  expect(clicked).not.toHaveBeenCalled()
  hydrate('part')
  await pass(1_000)
  expect(clicked).toHaveBeenCalledTimes(1)
  expect(button).not.toHaveAttribute('data-pressed')
})

test('nothing is done again to what is hydrated, or to what is gone', async () => {
  const gone = one<HTMLButtonElement>('#part button')
  const clicked = listenTo(gone, 'click')
  gone.click()
  gone.remove()
  hydrate('root')
  hydrate('part')
  const typed = listenTo(one('input'), 'input')
  one('input').dispatchEvent(new Event('input', { bubbles: true }))
  await pass(1_000)
  expect(clicked).not.toHaveBeenCalled()
  expect(typed).toHaveBeenCalledTimes(1)
})

test('what was typed and picked last is told again', async () => {
  const [field, select] = [one<HTMLInputElement>('input'), one<HTMLSelectElement>('select')]
  for (const value of ['r', 'red']) {
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  select.value = 'b'
  select.dispatchEvent(new Event('input', { bubbles: true }))
  const [typed, picked] = [listenTo(field, 'input'), listenTo(select, 'change')]
  hydrate('root')
  hydrate('part')
  await pass(1_000)
  expect([field.value, select.value]).toEqual(['red', 'b'])
  expect(typed).toHaveBeenCalledTimes(1)
  expect(picked).toHaveBeenCalledTimes(1)
})

test('what was typed and pressed is done again, however late the script comes', async () => {
  const [button, field] = [one<HTMLButtonElement>('#part button'), one<HTMLInputElement>('input')]
  const clicked = listenTo(button, 'click')
  field.value = 'red'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  button.click()
  const typed = listenTo(field, 'input')
  await pass(10 * 60_000)
  hydrate('root')
  hydrate('part')
  await pass(1_000)
  expect(clicked).toHaveBeenCalledTimes(1)
  expect(typed).toHaveBeenCalledTimes(1)
})
