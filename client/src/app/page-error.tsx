import { useRouteError } from 'react-router-dom'
import { ErrorState } from '../kit/ui/error-state'

// After a new version was put in place, the old page's chunks are gone.
const isOldVersion = (error: unknown) =>
  error instanceof TypeError && /import|module|fetch/i.test(error.message)

/** A page that failed to draw or to load, in place of a blank screen. */
export const PageError = () => {
  const error = useRouteError()
  const reason = isOldVersion(error)
    ? 'This page has been updated, or the connection broke. Please load it again.'
    : 'Something went wrong on this page. Please load it again.'
  return <ErrorState error={reason} title="This page could not be shown" onRetry={() => location.reload()} />
}
