import { createHash } from 'node:crypto'
import { escapeHtml } from '../text/escape-html'

/** Milliseconds after which somebody who does nothing is taken to read. */
export const idleMs = 6_000

// What the server made can be read as it is, so its script waits for somebody's first sign of life: a phone has nothing
// to run before. It is fetched once the pictures are there. Until React has taken an element over, which its own mark
// tells, what is done to it is kept: a button is pressed again, a form does not leave the page, and what was typed,
// picked or ticked is told again the way React listens for (it compares a field with what it was last set to by script).
const script = `(() => {
const files = document.currentScript.dataset.files.split(' ')
const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart', 'focusin', 'click']
let fetched = false
const fetchAhead = () => {
  if (fetched) return
  fetched = true
  for (const file of files) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = file
    document.head.append(link)
  }
}
const wake = () => {
  clearTimeout(timer)
  for (const sign of signs) removeEventListener(sign, wake)
  fetchAhead()
  // Where the line was down, the next sign tries again.
  import(files[0]).catch(listen)
}
const listen = () => {
  for (const sign of signs) addEventListener(sign, wake, { passive: true })
}
const timer = setTimeout(wake, ${idleMs})
listen()
addEventListener('load', () => setTimeout(fetchAhead))

const taken = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))
const waiting = new Map()
const keep = (element, again) => {
  const known = waiting.has(element)
  waiting.set(element, again)
  if (known) return
  const until = Date.now() + 20000
  const look = () => {
    if (!taken(element) && element.isConnected && Date.now() < until) return setTimeout(look, 50)
    const again = waiting.get(element)
    waiting.delete(element)
    if (taken(element)) setTimeout(again, 50)
  }
  look()
}
addEventListener('click', (event) => {
  const button = event.target instanceof Element && event.target.closest('button')
  if (!button || taken(button)) return
  event.preventDefault()
  keep(button, () => button.click())
}, true)
const tell = (field, event) => field.dispatchEvent(new Event(event, { bubbles: true }))
const native = (field) => Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
addEventListener('input', ({ target: field }) => {
  if (!(field instanceof Element) || taken(field)) return
  const { value, checked, tagName, type } = field
  keep(field, () => {
    if (type === 'radio' || type === 'checkbox') {
      field.checked = !checked
      field.click()
    } else if (tagName === 'SELECT') {
      field.value = value
      tell(field, 'change')
    } else {
      field.value = ''
      native(field).set.call(field, value)
      tell(field, 'input')
    }
  })
}, true)
})()`

/** For the head of a page that the server made: runs its script, the first of the files, when it is wanted. */
export const deferredHydration = (files: readonly string[]): string =>
  `<script data-files="${escapeHtml(files.join(' '))}">${script}</script>`

/** How a policy names that one script: by what it is, so that no other can take its place. */
export const deferredHydrationSource = `'sha256-${createHash('sha256').update(script).digest('base64')}'`
