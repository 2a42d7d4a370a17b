import { asLocale } from '@mainstreet/shared/rules/language'
import type { FrameNews, FramePart, FramePointing } from './frame-messages'

const debounceMs = 80
const maxTextLength = 60
const named = '[data-part]'

/** Each piece of text apart: what stands in lines of its own has nothing between it. */
const piecesOf = (element: Element): string => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let text = ''
  while (text.length < maxTextLength && walker.nextNode()) text += ` ${walker.currentNode.nodeValue}`
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** What a part is known by: its heading, where it has one. */
const textOf = (element: HTMLElement) =>
  piecesOf(element.querySelector('h1, h2, h3') ?? element) || element.querySelector('img')?.alt.trim() || ''

/** The parts of the page from top to bottom, each once. */
const shownParts = (): FramePart[] => {
  const parts = new Map<string, string>()
  for (const element of document.querySelectorAll<HTMLElement>(named)) {
    const { part } = element.dataset
    if (part && !parts.has(part)) parts.set(part, textOf(element).slice(0, maxTextLength))
  }
  return [...parts].map(([part, text]) => ({ part, text }))
}

const bringIntoView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  if (top >= 0 && bottom <= window.innerHeight) return
  // Not by scrollIntoView, which may scroll the page around the frame too.
  window.scrollTo({ top: window.scrollY + top - window.innerHeight / 4 })
}

/** Outlines the parts of a name, and no others. */
const outlinePart = (chosen: string | null) => {
  for (const element of document.querySelectorAll<HTMLElement>(named))
    element.toggleAttribute('data-chosen', element.dataset.part === chosen)
}

/** The page of the site that a link leads to; undefined where it leads elsewhere. */
const pathOf = (link: HTMLAnchorElement | null): string | undefined => {
  if (!link) return undefined
  const { host, pathname, search, hash } = new URL(link.href)
  return host === window.location.host ? pathname + search + hash : undefined
}

/** What is pressed: which part, whether a key is held down that follows links, and where the link leads; undefined outside of all parts. */
const pressOf = (event: MouseEvent) => {
  const { target } = event
  const element = target instanceof Element ? target : undefined
  const part = element?.closest<HTMLElement>(named)?.dataset.part
  if (!element || !part) return undefined
  const follows = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
  return { part, follows, to: pathOf(element.closest('a')) }
}

/** Hears every click before React and the router do, and every change of the page; returns how to stop. */
const followPage = (onClick: (event: MouseEvent) => void, onChange: () => void) => {
  document.addEventListener('click', onClick, true)
  const observer = new MutationObserver(onChange)
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  return () => {
    document.removeEventListener('click', onClick, true)
    observer.disconnect()
  }
}

/** Lets a framed page be pointed at: a press on a part tells which one it was; with a key held down it follows the link. */
export const pointAtParts = (tell: (news: FrameNews) => void) => {
  let go: (path: string) => void = () => {}
  let pointing: FramePointing = { press: 'follow', chosen: null }
  let path: string | undefined
  let sought: string | null = null
  let told = ''
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Once for each choice, as soon as the part is there. */
  const seek = () => {
    const [shown] = sought ? document.querySelectorAll(`[data-part="${sought}"]`) : []
    if (!shown) return
    sought = null
    bringIntoView(shown)
  }
  const look = () => {
    timer = undefined
    outlinePart(pointing.chosen)
    seek()
    // Until the router says where it is, nobody could come back to it.
    if (path === undefined) return
    const lang = asLocale(document.documentElement.lang) ?? 'en'
    const page = { path, lang, parts: shownParts() }
    const next = JSON.stringify(page)
    if (next === told) return
    told = next
    tell({ page })
  }
  const lookSoon = () => {
    timer ??= setTimeout(look, debounceMs)
  }
  const onClick = (event: MouseEvent) => {
    const press = pointing.press === 'point' ? pressOf(event) : undefined
    // The menu, the cart and the language are the page's own.
    if (!press) return
    event.preventDefault()
    event.stopPropagation()
    if (!press.follows) tell({ pressed: press.part })
    else if (press.to) go(press.to)
  }
  return {
    /** Begins to follow the page; returns how to stop. */
    start(follow: typeof go) {
      go = follow
      const stop = followPage(onClick, lookSoon)
      return () => {
        stop()
        clearTimeout(timer)
        timer = undefined
      }
    },
    /** Says what presses mean, and which part is outlined. */
    point(next: FramePointing) {
      if (next.chosen !== pointing.chosen) sought = next.chosen
      pointing = next
      document.documentElement.toggleAttribute('data-pointing', next.press === 'point')
      outlinePart(next.chosen)
      seek()
      lookSoon()
    },
    /** The router shows another page. */
    arrive(at: string) {
      path = at
      lookSoon()
    },
  }
}
