import './kit/theme/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BackOfficeApp } from './app/back-office-app'

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <BackOfficeApp />
  </StrictMode>,
)
