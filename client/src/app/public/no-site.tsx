import { dashboardPath } from '@mainstreet/shared/routes'
import type { ApiError } from '../../kit/data/rest'
import { useSiteWords } from '../../kit/site/words/use-site-words'
import { ErrorState } from '../../kit/ui/error-state'
import styles from './public-frame.module.css'

/** What stands where a site cannot be shown: that there is none at this address, or that it cannot be read now. */
export const NoSite = ({ error, onRetry }: { error: ApiError; onRetry: () => void }) => {
  const words = useSiteWords('site')
  // A host without a site is one too: the server then asks for a domain, which is no visitor's to give.
  if (error.code !== 404 && !error.errors.domain)
    return (
      <main className={styles.alone}>
        <ErrorState error={error} onRetry={onRetry} />
      </main>
    )
  return (
    <main className={styles.alone}>
      <title>{words.noSiteTitle}</title>
      <h1>{words.noSiteTitle}</h1>
      <p>{words.noSite}</p>
      <p>
        <a href={dashboardPath}>{words.login}</a>
      </p>
    </main>
  )
}
