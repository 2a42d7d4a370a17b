import { backOfficeRoutes, signInPathOf } from '@mainstreet/shared/routes'

/** Where the server gave the page of signing in for another one, goes to its address and remembers the other, as the guard does. */
export const goToServedPage = () => {
  const { pathname, search, hash } = window.location
  if (signInPathOf(pathname)) return
  // React Router reads a page's state from `usr`.
  const state = { usr: { from: pathname + search + hash, ended: false }, key: 'default' }
  window.history.replaceState(state, '', backOfficeRoutes.login)
}

/** Loads the style sheets of a rendered page, whose styles it has already, for the font that they bring. */
export const loadStyles = () => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]'))
    link.disabled = false
}
