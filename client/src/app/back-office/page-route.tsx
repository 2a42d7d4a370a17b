import { Suspense } from 'react'
import { useRouteError, type RouteObject } from 'react-router-dom'
import { useWords } from '../../kit/language/bilingual'
import { PageInfo } from '../../kit/page-info'
import { ErrorState } from '../../kit/ui/error-state'
import type { BackOfficePage } from '../page'
import { Waiting } from '../waiting'
import { shellWords } from './shell-words'

// After a deployment the old page's chunks no longer exist.
const isOldVersion = (error: unknown) =>
  error instanceof TypeError && /import|module|fetch/i.test(error.message)

/** Says that a page failed to render or to load. */
const PageFailure = () => {
  const words = useWords(shellWords)
  const reason = isOldVersion(useRouteError()) ? words.oldVersion : words.pageBroken
  return <ErrorState error={reason} title={words.pageFailed} onRetry={() => location.reload()} />
}

/** The route of a page of the back office, which knows its own facts. */
export const pageRoute = (page: BackOfficePage): RouteObject => ({
  path: page.path,
  handle: page.Page,
  errorElement: <PageFailure />,
  element: (
    <PageInfo value={page}>
      <Suspense fallback={<Waiting />}>
        <page.Page />
      </Suspense>
    </PageInfo>
  ),
})
