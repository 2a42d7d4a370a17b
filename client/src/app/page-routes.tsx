import { Suspense, useEffect } from 'react'
import { useLocation, type RouteObject } from 'react-router-dom'
import { PageBoundary } from './page-boundary'
import type { PageRoute } from './page'
import { Waiting } from './waiting'

/** The route of a page. */
export const routeOf = ({ path, Page }: PageRoute): RouteObject => ({
  path,
  element: (
    <PageBoundary>
      <Suspense fallback={<Waiting />}>
        <Page />
      </Suspense>
    </PageBoundary>
  ),
})

/** Goes to an address that the other half of the client, by loading its page. */
export const LoadPage = () => {
  const { pathname, search, hash } = useLocation()
  useEffect(() => window.location.replace(pathname + search + hash), [pathname, search, hash])
  return <Waiting />
}
