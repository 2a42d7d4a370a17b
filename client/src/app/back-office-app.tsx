import { backOfficeRoutes as routes, customerOfPath, customerPath } from '@mainstreet/shared/routes'
import { Suspense, useState } from 'react'
import {
  createBrowserRouter,
  matchRoutes,
  Navigate,
  RouterProvider,
  type RouteObject,
} from 'react-router-dom'
import { CustomerGuard, Guard } from './back-office/guard'
import { page, type PageChunk } from '../kit/pages/page-chunk'
import { pageRoute } from './back-office/page-route'
import { PlainLayout } from './back-office/layouts/plain-layout'
import { backOfficePages, mailedPages } from './back-office-pages'
import { NotFoundPage } from './not-found-page'
import type { Surface } from '../kit/pages/back-office-page'
import { LoadPage } from './page-routes'
import { BackOfficeRoot, withSignIn } from './sign-in-routes'
import { Waiting } from './waiting'

const DashboardLayout = page(() => import('./back-office/layouts/dashboard-layout'), 'DashboardLayout')
const OpeningLayout = page(() => import('./back-office/layouts/opening-layout'), 'OpeningLayout')
const AdminLayout = page(() => import('./back-office/layouts/admin-layout'), 'AdminLayout')
const CustomerLayout = page(() => import('./back-office/layouts/customer-layout'), 'CustomerLayout')
const ModuleLayout = page(() => import('./back-office/layouts/module-layout'), 'ModuleLayout')

const pagesOf = (surface: Surface) =>
  backOfficePages.filter((page) => page.surface === surface).map(pageRoute)

const layoutRoute = (Layout: PageChunk) => (
  <Suspense fallback={<Waiting />}>
    <Layout />
  </Suspense>
)
const guardRoutes = (who: 'owner' | 'staff', Layout: PageChunk, children: RouteObject[]): RouteObject => ({
  handle: Layout,
  children,
  element: <Guard who={who}>{layoutRoute(Layout)}</Guard>,
})
const notFound = (path: string): RouteObject => ({ path, element: <NotFoundPage /> })

/** The routes of signing in, dashboard and admin: one branch per surface, each with its layout and guard. */
const createBackOfficeRoutes = (): RouteObject[] => [
  withSignIn([
    { element: <PlainLayout />, children: mailedPages.map(pageRoute) },
    guardRoutes('owner', DashboardLayout, [...pagesOf('dashboard'), notFound(`${routes.dashboard}/*`)]),
    guardRoutes('owner', OpeningLayout, pagesOf('opening')),
    guardRoutes('staff', AdminLayout, [
      ...pagesOf('admin'),
      { path: `${routes.customer}/*`, element: <LoadPage /> },
      notFound(`${routes.admin}/*`),
      notFound('/modules/*'),
    ]),
    guardRoutes('staff', ModuleLayout, pagesOf('module')),
  ]),
  { path: '*', element: <LoadPage /> },
]

/** The routes of one customer's pages for staff: those that its owner has, below the address of the customer. */
const createCustomerRoutes = (): RouteObject[] => [
  {
    element: <BackOfficeRoot />,
    children: [
      {
        handle: CustomerLayout,
        element: <CustomerGuard>{layoutRoute(CustomerLayout)}</CustomerGuard>,
        children: [
          { path: '/', element: <Navigate to={routes.details} replace /> },
          ...pagesOf('dashboard'),
          ...pagesOf('customer'),
          notFound('*'),
        ],
      },
    ],
  },
]

/** Fetches the code of an address at once: by the time the session is known, nothing has to be waited for. */
const preloadPage = (routes: RouteObject[], basename?: string) => {
  const matches = matchRoutes(routes, window.location, basename) ?? []
  for (const { route } of matches) (route.handle as PageChunk | undefined)?.preload()
}

const createRouter = () => {
  const customer = customerOfPath(window.location.pathname)
  const basename = customer === undefined ? undefined : customerPath(customer)
  const routes = basename === undefined ? createBackOfficeRoutes() : createCustomerRoutes()
  preloadPage(routes, basename)
  return createBrowserRouter(routes, { basename })
}

/** The signed-in half of the client; its router can hold back leaving unsaved changes, which costs what visitors need not load. */
export const BackOfficeApp = () => {
  const [router] = useState(createRouter)
  return <RouterProvider router={router} />
}
