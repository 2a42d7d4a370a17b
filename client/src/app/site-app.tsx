import { deskPaths } from '@mainstreet/shared/desk-paths'
import { use, useLayoutEffect } from 'react'
import { BrowserRouter, Navigate, useLocation, useNavigationType, useRoutes } from 'react-router-dom'
import { LoadPage, routesOf } from './page-routes'
import { PublicLayout } from './public-layout'
import { lostPage, lostPages, publicPages } from './public-pages'
import { LostPath } from './site-source'

const routes = [
  {
    element: <PublicLayout />,
    children: [
      ...routesOf(publicPages),
      { path: '/funeral', element: <Navigate to="/funerals" replace /> },
      ...routesOf([lostPage]),
    ],
  },
  ...deskPaths.map((path) => ({ path: `${path}/*`, element: <LoadPage /> })),
]

const lostRoutes = [{ element: <PublicLayout />, children: routesOf(lostPages) }]

/** Another page is read from its top; going back is left to the browser, which knows where one was. */
const useTopOfPage = () => {
  const { pathname, hash } = useLocation()
  const type = useNavigationType()
  useLayoutEffect(() => {
    if (type !== 'POP' && !hash) window.scrollTo(0, 0)
  }, [pathname, hash, type])
}

/** The routes of the public site, for the router around them: the browser's, or the server's for one address. */
export const SiteRoutes = () => {
  useTopOfPage()
  const lost = use(LostPath) === useLocation().pathname
  return useRoutes(lost ? lostRoutes : routes)
}

/** The public half of the client. */
export const SiteApp = () => (
  <BrowserRouter>
    <SiteRoutes />
  </BrowserRouter>
)
