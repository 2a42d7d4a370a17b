import { Suspense, useEffect } from 'react'
import { useLocation, type RouteObject } from 'react-router-dom'
import { PageInfo } from '../kit/page-info'
import { PageBoundary } from './page-boundary'
import type { SitePage } from './site-page'
import { Waiting } from './waiting'

const routeOf = ({ path, Page, label, about }: SitePage): RouteObject => ({
  path,
  element: (
    <PageBoundary>
      <PageInfo value={{ label, about }}>
        <Suspense fallback={<Waiting />}>
          <Page />
        </Suspense>
      </PageInfo>
    </PageBoundary>
  ),
})

/** The routes of pages. */
export const routesOf = (pages: readonly SitePage[]): RouteObject[] => pages.map(routeOf)

/** Goes to an address of the other half of the client, by loading its page. */
export const LoadPage = () => {
  const { pathname, search, hash } = useLocation()
  useEffect(() => window.location.replace(pathname + search + hash), [pathname, search, hash])
  return <Waiting />
}
