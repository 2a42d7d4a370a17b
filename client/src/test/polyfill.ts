import { TextDecoder, TextEncoder } from 'node:util'
import { computedStyle } from './computed-style'
import { labelsOf } from './labels'

// jsdom lacks what browsers have had for years; each stand-in does the least that the components rely on.
Object.assign(globalThis, { TextEncoder, TextDecoder })

// A data router makes one per navigation and reads no more than this of it.
class PlainRequest {
  readonly method: string
  readonly signal: AbortSignal | null | undefined
  readonly headers: Headers

  constructor(
    readonly url: string,
    init: RequestInit = {},
  ) {
    this.method = init.method ?? 'GET'
    this.signal = init.signal
    this.headers = new Headers(init.headers)
  }
}

class NoResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

type Entries = (entries: { isIntersecting: boolean; boundingClientRect: { top: number } }[]) => void

/** jsdom lays nothing out: every element counts as just below the viewport, near and not seen. */
class EverythingIsNear {
  constructor(
    private readonly listener: Entries,
    private readonly options?: { rootMargin?: string },
  ) {}
  observe() {
    const near = parseFloat(this.options?.rootMargin ?? '0') > 0
    this.listener([{ isIntersecting: near, boundingClientRect: { top: 1 } }])
  }
  unobserve() {}
  disconnect() {}
}

if (typeof window !== 'undefined') {
  window.Request ??= PlainRequest as unknown as typeof Request
  window.ResizeObserver ??= NoResizeObserver as unknown as typeof ResizeObserver
  window.IntersectionObserver ??= EverythingIsNear as unknown as typeof IntersectionObserver
  window.matchMedia ??= (query: string) =>
    ({
      matches: false,
      media: query,
      addEventListener() {},
      removeEventListener() {},
      addListener() {},
      removeListener() {},
      onchange: null,
      dispatchEvent: () => false,
    }) as MediaQueryList
  window.getComputedStyle = computedStyle
  for (const { prototype } of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement])
    Object.defineProperty(prototype, 'labels', {
      get(this: HTMLElement) {
        return labelsOf(this)
      },
    })
  Element.prototype.scrollIntoView ??= () => {}
  Element.prototype.hasPointerCapture ??= () => false
  Element.prototype.setPointerCapture ??= () => {}
  Element.prototype.releasePointerCapture ??= () => {}
  HTMLElement.prototype.showPopover ??= () => {}
  HTMLElement.prototype.hidePopover ??= () => {}
  HTMLCanvasElement.prototype.getContext = (() => null) as typeof HTMLCanvasElement.prototype.getContext

  const openers = new WeakMap<HTMLDialogElement, Element | null>()
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    openers.set(this, document.activeElement)
    this.open = true
    this.querySelector<HTMLElement>('[autofocus], button, input, select, textarea, a[href]')?.focus()
  }
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    if (!this.open) return
    this.open = false
    const opener = openers.get(this)
    if (this.isConnected && opener instanceof HTMLElement) opener.focus()
    this.dispatchEvent(new Event('close'))
  }
}
