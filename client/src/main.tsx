import './kit/theme/base.css'
import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { isDeskPath } from './app/desk-paths'
import { SiteApp } from './app/site-app'

const draw = (app: ReactNode) =>
  createRoot(document.getElementById('root')!).render(<StrictMode>{app}</StrictMode>)

// Two halves that change over by loading a page: a visitor loads nothing of the dashboard, and the access token,
// which lives in memory, is never in the same page as what a tenant wrote. A build of the site's half alone
// (VITE_HALF=site) leaves out what only the dashboard's router needs.
if (import.meta.env.VITE_HALF !== 'site' && isDeskPath(window.location.pathname)) {
  void import('./app/desk-app').then(({ DeskApp }) => draw(<DeskApp />))
} else {
  draw(<SiteApp />)
}
