import { MemoryRouter } from 'react-router-dom'
import { siteKey } from '../kit/data/read-keys'
import type { FramedApi } from '../kit/site-frame/framed-api'
import type { Site } from '@mainstreet/shared/contracts/site'
import { browserSource, SiteSourceContext, type SiteSource } from './public/site-source'
import { SiteRoutes } from './site-app'

/** The data of a framed page: what came with it, then what the page around it reads and wants it to look like. */
const framedSource = (framed: FramedApi): SiteSource => {
  const source = browserSource(framed.api.previewId, framed.api)
  framed.onLook(() => {
    source.queryClient.setQueryData<Site>(siteKey, (site) => site && framed.dressed(site))
  })
  return source
}

/** The public pages in a frame of the back office; their addresses are their own, and leave no trace in the history around. */
export const FramedSiteApp = ({ framed, address }: { framed: FramedApi; address: string }) => (
  <SiteSourceContext value={() => framedSource(framed)}>
    <MemoryRouter initialEntries={[address]}>
      <SiteRoutes />
    </MemoryRouter>
  </SiteSourceContext>
)
