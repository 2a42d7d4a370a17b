import { lazy, Suspense, use, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { PublicFrame } from './public-frame'
import { DataProvider } from '../../kit/data/data-provider'
import { readPreviewId } from '../../kit/preview'
import { SiteSourceContext } from './site-source'

const FollowedSite = lazy(async () => ({ default: (await import('./followed-site')).FollowedSite }))

/** The site of the page's address, or of the preview: its data and its live events. */
const PublicData = ({ previewId }: { previewId: number | undefined }) => {
  const sourceOf = use(SiteSourceContext)
  const [{ api, queryClient, locale }] = useState(() => sourceOf(previewId))
  return (
    <DataProvider api={api} queryClient={queryClient}>
      <Suspense>
        <FollowedSite />
      </Suspense>
      <PublicFrame locale={locale}>
        <Outlet />
      </PublicFrame>
    </DataProvider>
  )
}

/** The ground of all public pages; a preview, once opened, stays one until the page is left. */
export const PublicLayout = () => {
  const asked = readPreviewId(useLocation().search)
  const [previewId, setPreviewId] = useState(asked)
  if (asked !== undefined && asked !== previewId) setPreviewId(asked)
  return <PublicData key={previewId ?? 'site'} previewId={previewId} />
}
