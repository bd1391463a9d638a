import '#client/shared/styles/main.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { keepComposing } from '#client/shared/lib/composing.ts'
import { markTouch } from '#client/shared/ui/touch.ts'

import { App } from './App.tsx'

const root = document.querySelector('#root')
if (!root) throw new Error('The page has no #root')

keepComposing(window)
markTouch(document)
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
