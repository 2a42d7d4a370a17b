import { backOfficePaths, movedRoutes } from '@mainstreet/shared/routes'
import { use, useLayoutEffect, useRef } from 'react'
import { BrowserRouter, Navigate, useLocation, useNavigationType, useRoutes } from 'react-router-dom'
import { Hydrated } from '../kit/part'
import { LoadPage, routeOf } from './page-routes'
import { PublicLayout } from './public/public-layout'
import { notFoundPage, notFoundPages, publicPages } from './public-pages'
import { NotFoundPath } from './public/site-source'

const routes = [
  {
    element: <PublicLayout />,
    children: [
      ...publicPages.map(routeOf),
      ...Object.entries(movedRoutes).map(([path, to]) => ({ path, element: <Navigate to={to} replace /> })),
      routeOf(notFoundPage),
    ],
  },
  ...backOfficePaths.map((path) => ({ path: `${path}/*`, element: <LoadPage /> })),
]

const notFoundRoutes = [{ element: <PublicLayout />, children: notFoundPages.map(routeOf) }]

/** Another page starts at its top; on going back the browser restores the position. */
const useTopOfPage = () => {
  const { pathname, hash } = useLocation()
  const type = useNavigationType()
  const page = pathname + hash
  const shown = useRef(page)
  useLayoutEffect(() => {
    // A step of the cart's panel is the same page.
    if (shown.current !== page && type !== 'POP' && !hash) window.scrollTo(0, 0)
    shown.current = page
  }, [page, hash, type])
}

/** The routes of the public site, for the router around them: the browser's, or the server's for one address. */
export const SiteRoutes = () => {
  useTopOfPage()
  const isNotFound = use(NotFoundPath) === useLocation().pathname
  return <Hydrated>{useRoutes(isNotFound ? notFoundRoutes : routes)}</Hydrated>
}

/** The public half of the client. */
export const SiteApp = () => (
  <BrowserRouter>
    <SiteRoutes />
  </BrowserRouter>
)
