import './shared/styles/main.css'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

import { hasKeptUser } from '#client/shared/api/keptUser.ts'
import { language } from '#client/shared/messages/translator.ts'
import { sitePages } from '#site/pages.ts'
import { LanguageContext } from '#site/ui/useTranslator.ts'

import { followed } from './features/site/followed.ts'
import { HydratedPage } from './features/site/HydratedPage.tsx'
import { MissingCode } from './features/site/MissingCode.tsx'
import { renderedPage } from './features/site/renderedPage.ts'

// Hydrates the page of the site that the server has rendered.

const root = document.querySelector('#root')
if (!root) throw new Error('The document has no #root')
const { screen, ...shown } = renderedPage()
// On the way back, the browser may show this page as it was before a sign-in.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted && shown.visitor && hasKeptUser()) location.reload()
})
const Page = await sitePages[screen]().catch(() => null)
if (Page)
  // In a transition, the page stays free for a click while it is hydrated.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <HydratedPage Page={Page} follow={followed[screen]} {...shown} />
      </StrictMode>,
    )
  })
else {
  // The page stays as the server rendered it.
  const corner = document.body.appendChild(document.createElement('div'))
  createRoot(corner).render(
    <StrictMode>
      <LanguageContext value={language}>
        <MissingCode />
      </LanguageContext>
    </StrictMode>,
  )
}
