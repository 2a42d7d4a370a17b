import { Suspense } from 'react'
import { useRouteError, type RouteObject } from 'react-router-dom'
import { useWords } from '../../kit/language/bilingual'
import { PageInfo } from '../../kit/page-info'
import { ErrorState } from '../../kit/ui/error-state'
import { isServerThere, useServerBack } from '../../kit/use-server-back'
import type { BackOfficePage } from '../../kit/pages/back-office-page'
import { Waiting } from '../waiting'
import { shellWords } from './shell-words'

// After a deployment the old page's chunks no longer exist.
const isOldVersion = (error: unknown) =>
  error instanceof TypeError && /import|module|fetch/i.test(error.message)

const reloadPage = () => location.reload()

/** While nobody answers, loading again would put the browser's own page in this one's place. */
const reloadWhenThere = () => void isServerThere().then((isThere) => isThere && reloadPage())

/** Says that a page failed to render or to load; it comes by itself once a server that was away is back. */
const PageFailure = () => {
  const words = useWords(shellWords)
  const reason = isOldVersion(useRouteError()) ? words.oldVersion : words.pageBroken
  useServerBack(reloadPage)
  return <ErrorState error={reason} title={words.pageFailed} onRetry={reloadWhenThere} />
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
