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
    for (const name of firstEvents) removeEventListener(name, start, true)
    fetchAhead()
    // Where the connection failed, the next event tries again.
    load(files[0]!).catch(listen)
  }
  const listen = () => {
    for (const name of firstEvents) addEventListener(name, start, { passive: true, capture: true })
  }
  const timer = setTimeout(start, idleMs)
  listen()
  // Who reloads in the checkout is in it.
  if (location.search.includes('checkout=')) addEventListener('DOMContentLoaded', () => start())
  addEventListener('load', () => setTimeout(fetchAhead))
}

/** Whether an element is in no part that still has its marks. */
const isHydrated = (element: Element): boolean => {
  const before = [...document.querySelectorAll<HTMLElement>('template[data-hydrating]')].filter(
    (mark) => mark.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  return before.reduce((depth, { dataset }) => depth + (dataset.hydrating === 'start' ? 1 : -1), 0) === 0
}

/** Does things again when their elements are hydrated, however long a slow line takes; of several things done to one, the last. */
const createReplays = () => {
  const replays = new Map<Element, () => void>()
  const replayHydrated = () => {
    for (const [element, again] of replays) {
      if (element.isConnected && !isHydrated(element)) continue
      replays.delete(element)
      element.removeAttribute('data-pressed')
      // What hydrating has set off, such as reading the cart, comes first.
      if (element.isConnected) setTimeout(again)
    }
  }
  // The marks go with hydrating.
  new MutationObserver(replayHydrated).observe(document, { childList: true, subtree: true })
  return replays
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
  const replays = createReplays()
  const onClick = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest('button')
    if (!button || isHydrated(button)) return
    event.preventDefault()
    // React would do it now where it can, and again later.
    event.stopPropagation()
    // Until the script is there, the button shows that it was heard.
    button.dataset.pressed = ''
    replays.set(button, () => button.click())
  }
  const onInput = (event: Event) => {
    const { target } = event
    if (!(target instanceof Element) || isHydrated(target)) return
    const { value, checked } = target as HTMLInputElement
    event.stopPropagation()
    replays.set(target, () => replayInput(target as Field, { value, checked }))
  }
  addEventListener('click', onClick, true)
  addEventListener('input', onInput, true)
}
