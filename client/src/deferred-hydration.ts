/** Milliseconds after which somebody who does nothing is taken to read. */
export const idleMs = 6_000

const firstEvents = [
  'pointerdown',
  'pointermove',
  'keydown',
  'scroll',
  'touchstart',
  'focusin',
  'click',
  'input',
]
const retryMs = 50

/**
 * Tells where a pointer rests from where one is moved: a browser reports either without a movement at first, and a rest
 * always at the same place.
 */
const createRestWatch = () => {
  let place: string | undefined
  return (event: Event): boolean => {
    const { movementX, movementY, clientX, clientY } = event as PointerEvent
    if (event.type !== 'pointermove' || movementX !== 0 || movementY !== 0) return false
    const here = `${clientX} ${clientY}`
    place ??= here
    return here === place
  }
}

/** Loads what a page needs to be used at the visitor's first event; fetches it once the pictures are there. */
const loadOnFirstEvent = (files: readonly string[], load: (file: string) => Promise<unknown>) => {
  const rests = createRestWatch()
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
  const start = (event?: Event) => {
    if (event && rests(event)) return
    clearTimeout(timer)
    for (const name of firstEvents) removeEventListener(name, start)
    fetchAhead()
    // Where the connection failed, the next event tries again.
    load(files[0]!).catch(listen)
  }
  const listen = () => {
    for (const name of firstEvents) addEventListener(name, start, { passive: true })
  }
  const timer = setTimeout(start, idleMs)
  listen()
  // Who reloads in the checkout is in it.
  if (location.search.includes('checkout=')) addEventListener('DOMContentLoaded', () => start())
  addEventListener('load', () => setTimeout(fetchAhead))
}

/**
 * Once React listens, which its root says, it hydrates what an event meets, and stops the event where it cannot yet. So
 * an event that nothing listens to shows whether an element is hydrated.
 */
const isHydrated = (element: Element): boolean => {
  if (!document.querySelector('#root[data-hydrating]')) return false
  let arrived = false
  const arrive = () => (arrived = true)
  element.addEventListener('touchcancel', arrive)
  element.dispatchEvent(new Event('touchcancel', { bubbles: true }))
  element.removeEventListener('touchcancel', arrive)
  return arrived
}

const replays = new Map<Element, () => void>()

/** Does something again when the element is hydrated, however long a slow line takes; of several things done to it, the last. */
const replayLater = (element: Element, again: () => void) => {
  const isKnown = replays.has(element)
  replays.set(element, again)
  if (isKnown) return
  const look = () => {
    const hydrated = element.isConnected && isHydrated(element)
    if (!hydrated && element.isConnected) return void setTimeout(look, retryMs)
    const last = replays.get(element)!
    replays.delete(element)
    element.removeAttribute('data-pressed')
    // What hydrating has set off, such as reading the cart, comes first.
    if (hydrated) setTimeout(last, retryMs)
  }
  look()
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Reports a field's value to React, which listens to events and compares with what script last set. */
const replayInput = (field: Field, { value, checked }: { value: string; checked: boolean }) => {
  const dispatch = (event: string) => field.dispatchEvent(new Event(event, { bubbles: true }))
  if (field.type === 'radio' || field.type === 'checkbox') {
    // Only inputs have these types.
    ;(field as HTMLInputElement).checked = !checked
    field.click()
  } else if (field instanceof HTMLSelectElement) {
    field.value = value
    dispatch('change')
  } else {
    field.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value)
    dispatch('input')
  }
}

/**
 * Loads the script of a page that the server rendered at the visitor's first event: a phone has nothing to run
 * before. What is pressed, typed, picked or ticked until the script is there is done again; no form leaves the page.
 */
export const deferHydration = (files: readonly string[], load: (file: string) => Promise<unknown>): void => {
  loadOnFirstEvent(files, load)
  const onClick = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest('button')
    if (!button || isHydrated(button)) return
    event.preventDefault()
    // Until the script is there, the button shows that it was heard.
    button.dataset.pressed = ''
    replayLater(button, () => button.click())
  }
  const onInput = ({ target }: Event) => {
    if (!(target instanceof Element) || isHydrated(target)) return
    const { value, checked } = target as HTMLInputElement
    replayLater(target, () => replayInput(target as Field, { value, checked }))
  }
  addEventListener('click', onClick, true)
  addEventListener('input', onInput, true)
}
