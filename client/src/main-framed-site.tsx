import './kit/theme/base.css'
import './kit/site-frame/framed-page.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { FramedSiteApp } from './app/framed-site-app'
import { drafting } from './app/drafting'
import { readPreviewId } from './kit/preview'
import { connectToBackOffice } from './kit/site-frame/connect-to-back-office'
import { createFramedApi } from './kit/site-frame/framed-api'
import { whenHydrated } from './kit/when-hydrated'

const { pathname, search } = window.location
// The page's origin is nobody's: it has no cookies, and asking for them would throw.
Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} })

const framed = createFramedApi(readPreviewId(search), drafting)
whenHydrated(() => connectToBackOffice(framed))

const root = document.getElementById('root')!
const app = (
  <StrictMode>
    <FramedSiteApp framed={framed} address={pathname + search} />
  </StrictMode>
)
if (root.firstElementChild) hydrateRoot(root, app)
else createRoot(root).render(app)
