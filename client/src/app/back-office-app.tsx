import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { createBrowserRouter, RouterProvider, type RouteObject } from 'react-router-dom'
import { trackLoading } from '../kit/loading'
import { Guard } from './back-office/guard'
import { pageRoute } from './back-office/page-route'
import { PlainLayout } from './back-office/plain-layout'
import { backOfficePages, confirmEmailPage } from './back-office-pages'
import { NotFoundPage } from './not-found-page'
import type { Surface } from './page'
import { LoadPage } from './page-routes'
import { withSignIn } from './sign-in-routes'
import { Waiting } from './waiting'

const DashboardLayout = lazy(async () => ({
  default: (await trackLoading(import('./back-office/dashboard-layout'))).DashboardLayout,
}))
const AdminLayout = lazy(async () => ({
  default: (await trackLoading(import('./back-office/admin-layout'))).AdminLayout,
}))
const ModuleLayout = lazy(async () => ({
  default: (await trackLoading(import('./back-office/module-layout'))).ModuleLayout,
}))

const pagesOf = (surface: Surface) =>
  backOfficePages.filter((page) => page.surface === surface).map(pageRoute)
const awaited = (element: ReactNode) => <Suspense fallback={<Waiting />}>{element}</Suspense>
const notFound = (path: string): RouteObject => ({ path, element: <NotFoundPage /> })

/** The routes of signing in, dashboard and admin: one branch per surface, each with its layout and guard. */
const createBackOfficeRoutes = (): RouteObject[] => [
  withSignIn([
    { element: <PlainLayout />, children: [pageRoute(confirmEmailPage)] },
    {
      element: <Guard who="owner">{awaited(<DashboardLayout />)}</Guard>,
      children: [...pagesOf('dashboard'), notFound(`${routes.dashboard}/*`)],
    },
    {
      element: <Guard who="staff">{awaited(<AdminLayout />)}</Guard>,
      children: [...pagesOf('admin'), notFound(`${routes.admin}/*`), notFound('/modules/*')],
    },
    {
      element: <Guard who="staff">{awaited(<ModuleLayout />)}</Guard>,
      children: pagesOf('module'),
    },
  ]),
  { path: '*', element: <LoadPage /> },
]

/** The signed-in half of the client; its router can hold back leaving unsaved changes, which costs what visitors need not load. */
export const BackOfficeApp = () => {
  const [router] = useState(() => createBrowserRouter(createBackOfficeRoutes()))
  return <RouterProvider router={router} />
}
