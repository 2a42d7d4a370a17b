import { withoutFrame } from '@mainstreet/shared/framed-preview'
import type { Site } from '@mainstreet/shared/contracts/site/site'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { siteKey } from '../kit/data/read-keys'
import { withPreview } from '../kit/preview'
import { draftCachedRows } from '../kit/site-frame/draft-cached-rows'
import type { FramedApi } from '../kit/site-frame/framed-api'
import { pointAtParts } from '../kit/site-frame/point-at-parts'
import { browserSource, SiteSourceContext, type SiteSource } from './public/site-source'
import { SiteRoutes } from './site-app'

/** The data of a framed page: what came with it, then what the page around it reads and wants it to look and read like. */
const framedSource = (framed: FramedApi): SiteSource => {
  const source = browserSource(framed.api.previewId, framed.api)
  const { queryClient } = source
  framed.onLook((again) => {
    queryClient.setQueryData<Site>(siteKey, (site) => site && framed.styled(site))
    draftCachedRows(queryClient, framed.drafted)
    if (again) void queryClient.invalidateQueries()
  })
  return source
}

/** Lets the page around this one point at parts of it and go to its pages. Around the page, as beside it React would give its elements other ids than the server did. */
const Pointed = ({ framed, children }: { framed: FramedApi; children: ReactNode }) => {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const path = withoutFrame(pathname + search)
  const go = useEffectEvent((to: string) => void navigate(withPreview(to, framed.api.previewId)))
  const [pointing] = useState(() => pointAtParts(framed.tell))
  useEffect(() => {
    const stops = [
      pointing.start((to) => go(to)),
      framed.onPointing(pointing.point),
      framed.onGo((to) => go(to)),
    ]
    return () => stops.forEach((stop) => stop())
  }, [framed, pointing])
  useEffect(() => pointing.arrive(path), [pointing, path])
  return children
}

/** The public pages in a frame of the back office; their addresses are their own, and leave no trace in the history around. */
export const FramedSiteApp = ({ framed, address }: { framed: FramedApi; address: string }) => (
  <SiteSourceContext value={() => framedSource(framed)}>
    <MemoryRouter initialEntries={[address]}>
      <Pointed framed={framed}>
        <SiteRoutes />
      </Pointed>
    </MemoryRouter>
  </SiteSourceContext>
)
