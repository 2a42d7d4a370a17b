import './kit/theme/base.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { SiteApp } from './app/site-app'

const root = document.getElementById('root')!
const app = (
  <StrictMode>
    <SiteApp />
  </StrictMode>
)

// A page that the server could not render is rendered here, from the data it came with.
if (root.firstElementChild) hydrateRoot(root, app)
else createRoot(root).render(app)
