import { ScrollRestoration, type RouteObject } from 'react-router-dom'
import { BackOfficeLayout } from './back-office/layouts/back-office-layout'
import { pageRoute } from './back-office/page-route'
import { PlainLayout } from './back-office/layouts/plain-layout'
import { signInPages } from '../features/users/users.pages'

/** What is around every page of the back office. */
export const BackOfficeRoot = () => (
  <>
    <BackOfficeLayout />
    <ScrollRestoration />
  </>
)

/** The back office's routes around those of signing in, which the server renders too. */
export const withSignIn = (others: RouteObject[]): RouteObject => ({
  element: <BackOfficeRoot />,
  children: [{ element: <PlainLayout />, children: signInPages.map(pageRoute) }, ...others],
})
