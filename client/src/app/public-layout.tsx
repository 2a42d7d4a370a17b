import { QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { PublicFrame } from '../features/site/public-frame'
import { createPublicApi } from '../kit/api'
import { createQueryClient, DataProvider } from '../kit/data-provider'
import { siteKey } from '../kit/live-cache'
import { readPageData } from '../kit/page-data'
import { readPreviewId } from '../kit/preview'

const afterFirstPaint = (run: () => void) => {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 1_500)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: 4_000 })
  return () => cancelIdleCallback(handle)
}

/** The site of the page's address, or of the preview: its data and its live events. */
const PublicData = ({ previewId }: { previewId: number | undefined }) => {
  const [api] = useState(() => createPublicApi(previewId))
  const [client] = useState((): QueryClient => {
    const made = createQueryClient(api.live)
    const { site } = readPageData()
    // The page was written for one site; a preview opened later from within it is another.
    if (site && (previewId === undefined ? !site.preview : site.company.id === previewId))
      made.setQueryData(siteKey, site)
    return made
  })
  useEffect(() => {
    const cancel = afterFirstPaint(api.live.start)
    return () => {
      cancel()
      api.live.stop()
    }
  }, [api])
  return (
    <DataProvider api={api} queryClient={client}>
      <PublicFrame>
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
