import { backOfficeRoutes, signInPathOf } from '@mainstreet/shared/routes'
import type { SignedOutReason } from '../kit/session/session-state'

/** Puts the address of signing in into the place of this one, remembering it as the guard does. */
const replaceBySignIn = (ended: boolean) => {
  const { pathname, search, hash } = window.location
  // React Router reads a page's state from `usr`.
  const state = { usr: { from: pathname + search + hash, ended }, key: 'default' }
  window.history.replaceState(state, '', backOfficeRoutes.login)
}

/** Where the server gave the page of signing in for another one, goes to its address and remembers the other. */
export const goToServedPage = () => {
  if (!signInPathOf(window.location.pathname)) replaceBySignIn(false)
}

/** Loads the page of signing in, which leads back to this address; from where the router knows no other pages. */
export const loadSignIn = (why: SignedOutReason) => {
  // Whoever signed out on purpose may be followed by somebody else, who starts at the beginning.
  if (why === 'left') return window.location.assign(backOfficeRoutes.login)
  replaceBySignIn(why === 'ended')
  window.location.reload()
}

/** Loads the style sheets of a rendered page, whose styles it has already, for the font that they bring. */
export const loadStyles = () => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]'))
    link.disabled = false
}
