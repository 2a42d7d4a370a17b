import { pathTo, routes } from '@mainstreet/shared/routes'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { opensElsewhere } from '../../kit/opens-elsewhere'

/** Longer than a page takes whose code is there; whoever waits for more sees it change at once. */
const patienceMs = 250

const moving = 'thing'

/** What a list has, and the page of its own. */
const pages = new Map([
  ['item', routes.item],
  ['car', routes.car],
  ['event', routes.event],
  ['funeral', routes.funeral],
] as const)

const things = [...pages.keys()].map((kind) => `[data-part^="${kind}:"]`).join()

/** Whether a link leads to the page of the thing that it stands in, from another one. */
const leadsToIt = ({ pathname }: HTMLAnchorElement, { dataset }: HTMLElement) => {
  const [kind, id] = dataset.part!.split(':')
  return (
    [...pages].some(([name, page]) => name === kind && pathname === pathTo(page, id!)) &&
    pathname !== location.pathname
  )
}

const mayMove = () =>
  'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches

/** The pressed link where it leads from a thing in a list to the thing's own page, and the thing. */
const pressedThing = ({ target }: Event) => {
  const link = target instanceof Element ? target.closest('a') : null
  const thing = link?.closest<HTMLElement>(things)
  if (!link || !thing || link.target || link.origin !== location.origin) return undefined
  return leadsToIt(link, thing) ? { link, thing } : undefined
}

const shownThing = ({ dataset }: HTMLElement) =>
  document.querySelector<HTMLElement>(`[data-part="${CSS.escape(dataset.part!)}"]`)

const nameMoving = (thing: HTMLElement | null, name: string) => {
  const picture = thing?.querySelector('picture')?.parentElement
  if (picture) picture.style.viewTransitionName = name
}

/** A thing's picture goes from its card to its place on the thing's page, where the browser can show that. */
export const usePageTransitions = () => {
  const { pathname } = useLocation()
  const arrive = useRef<() => void>(undefined)
  useLayoutEffect(() => arrive.current?.(), [pathname])
  useEffect(() => {
    let isUnderWay = false
    const onClick = (event: MouseEvent) => {
      // The second press of the link, below, is the one that the router sees.
      if (isUnderWay || opensElsewhere(event) || !mayMove()) return
      const pressed = pressedThing(event)
      if (!pressed) return
      event.preventDefault()
      event.stopPropagation()
      isUnderWay = true
      const { link, thing } = pressed
      nameMoving(thing, moving)
      const change = () => {
        const arrived = new Promise<void>((resolve) => (arrive.current = resolve))
        const waited = new Promise<void>((resolve) => setTimeout(resolve, patienceMs))
        link.click()
        return Promise.race([arrived, waited]).then(() => nameMoving(shownThing(thing), moving))
      }
      void document.startViewTransition(change).finished.finally(() => {
        isUnderWay = false
        arrive.current = undefined
        nameMoving(shownThing(thing), '')
      })
    }
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [])
}
