import { lazy, Suspense } from 'react'
import { Navigate, Outlet, ScrollRestoration, type RouteObject } from 'react-router-dom'
import { Guard } from './guard'
import { NotFoundPage } from './not-found-page'
import { PageError } from './page-error'
import { PublicLayout } from './public-layout'
import { siteMap, type SitePage, type Surface } from './site-map'
import { Waiting } from './waiting'

const DeskLayout = lazy(async () => ({ default: (await import('./desk-layout')).DeskLayout }))
const DashboardLayout = lazy(async () => ({ default: (await import('./dashboard-layout')).DashboardLayout }))
const AdminLayout = lazy(async () => ({ default: (await import('./admin-layout')).AdminLayout }))
const PlainLayout = lazy(async () => ({ default: (await import('./plain-layout')).PlainLayout }))

const routeOf = ({ path, Page, label, about }: SitePage): RouteObject => ({
  path,
  handle: { label, about },
  errorElement: <PageError />,
  element: (
    <Suspense fallback={<Waiting />}>
      <Page />
    </Suspense>
  ),
})

const pagesOf = (surface: Surface) => siteMap.filter((page) => page.surface === surface).map(routeOf)
const notFound = (path: string): RouteObject => ({ path, element: <NotFoundPage /> })

const Root = () => (
  <>
    <Outlet />
    <ScrollRestoration />
  </>
)

const inDesk = (element: React.ReactNode) => <Suspense fallback={<Waiting />}>{element}</Suspense>

/** The routes of the whole product: one branch per surface, each with its layout and guard. */
export const createRoutes = (): RouteObject[] => [
  {
    element: <Root />,
    errorElement: <PageError />,
    children: [
      {
        element: <PublicLayout />,
        children: [
          ...pagesOf('public'),
          { path: '/funeral', element: <Navigate to="/funerals" replace /> },
          notFound('*'),
        ],
      },
      {
        element: inDesk(<DeskLayout />),
        children: [
          { element: inDesk(<PlainLayout />), children: pagesOf('plain') },
          {
            element: <Guard who="owner">{inDesk(<DashboardLayout />)}</Guard>,
            children: [...pagesOf('dashboard'), notFound('/dashboard/*')],
          },
          {
            element: <Guard who="staff">{inDesk(<AdminLayout />)}</Guard>,
            children: [...pagesOf('admin'), notFound('/admin/*'), notFound('/modules/*')],
          },
        ],
      },
    ],
  },
]
