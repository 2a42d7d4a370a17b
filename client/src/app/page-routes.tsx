import { useEffect } from 'react'
import { useLocation, type RouteObject } from 'react-router-dom'
import { PageBoundary } from './page-boundary'
import type { PageRoute } from './page'
import { Waiting } from './waiting'
import { Part } from '../kit/part'

export const routeOf = ({ path, Page }: PageRoute): RouteObject => ({
  path,
  element: (
    <PageBoundary>
      <Part fallback={<Waiting />}>
        <Page />
      </Part>
    </PageBoundary>
  ),
})

/** Loads the page of the address, which another part of the client shows; with a hash, replacing the address would load nothing. */
export const LoadPage = () => {
  const { key } = useLocation()
  useEffect(() => window.location.reload(), [key])
  return <Waiting />
}
