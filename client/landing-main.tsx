import './shared/styles/main.css'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'

import { LandingPage } from './pages/landing/LandingPage.tsx'
import { useVisitorSettings } from './pages/landing/useVisitorSettings.ts'

// React leaves the markup inside as the build wrote it.
const story = <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />

function Page() {
  return <LandingPage settings={useVisitorSettings()} story={story} />
}

const page = (
  <StrictMode>
    <Page />
  </StrictMode>
)
const root = document.querySelector('#root')
if (!root) throw new Error('landing.html has no #root')
hydrateRoot(root, page)
