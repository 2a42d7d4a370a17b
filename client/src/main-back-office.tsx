import './kit/theme/base.css'
import './kit/theme/back-office.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BackOfficeApp } from './app/back-office-app'
import { goToServedPage, loadStyles } from './app/served-page'

const root = document.getElementById('root')!
const app = (
  <StrictMode>
    <BackOfficeApp />
  </StrictMode>
)

// The server renders the pages of signing in, which is also what others show to who is not signed in.
if (root.firstElementChild) {
  goToServedPage()
  hydrateRoot(root, app)
  loadStyles()
} else createRoot(root).render(app)
