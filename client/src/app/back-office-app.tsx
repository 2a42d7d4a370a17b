import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { createBrowserRouter, RouterProvider, ScrollRestoration, type RouteObject } from 'react-router-dom'
import { backOfficePages } from './back-office-pages'
import { PageInfo } from '../kit/page-info'
import { BackOfficeLayout } from './back-office/back-office-layout'
import { Guard } from './back-office/guard'
import { NotFoundPage } from './not-found-page'
import { LoadPage, routeOf } from './page-routes'
import { PlainLayout } from './back-office/plain-layout'
import type { BackOfficePage, Surface } from './page'
import { Waiting } from './waiting'

const DashboardLayout = lazy(async () => ({
  default: (await import('./back-office/dashboard-layout')).DashboardLayout,
}))
const AdminLayout = lazy(async () => ({ default: (await import('./back-office/admin-layout')).AdminLayout }))

const ModuleLayout = lazy(async () => ({
  default: (await import('./back-office/module-layout')).ModuleLayout,
}))

const withFacts = (page: BackOfficePage): RouteObject => {
  const { path, element } = routeOf(page)
  return { path, element: <PageInfo value={page}>{element}</PageInfo> }
}

const pagesOf = (surface: Surface) =>
  backOfficePages.filter((page) => page.surface === surface).map(withFacts)
const awaited = (element: ReactNode) => <Suspense fallback={<Waiting />}>{element}</Suspense>
const notFound = (path: string): RouteObject => ({ path, element: <NotFoundPage /> })

const Root = () => (
  <>
    <BackOfficeLayout />
    <ScrollRestoration />
  </>
)

/** The routes of signing in, dashboard and admin: one branch per surface, each with its layout and guard. */
const createBackOfficeRoutes = (): RouteObject[] => [
  {
    element: <Root />,
    children: [
      { element: <PlainLayout />, children: pagesOf('plain') },
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
    ],
  },
  { path: '*', element: <LoadPage /> },
]

/** The signed-in half of the client; its router can hold back leaving unsaved changes, which costs what visitors need not load. */
export const BackOfficeApp = () => {
  const [router] = useState(() => createBrowserRouter(createBackOfficeRoutes()))
  return <RouterProvider router={router} />
}
