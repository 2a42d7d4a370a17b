import './kit/theme/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { DeskApp } from './app/desk-app'

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <DeskApp />
  </StrictMode>,
)
