import './popup.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { findHere } from './here.ts'
import { Popup } from './Popup.tsx'
import { readOverview } from './send.ts'

const root = document.querySelector('#root')
if (!root) throw new Error('The page has no #root')

const [here, first] = await Promise.all([findHere(), readOverview()])
document.documentElement.dataset['place'] = here.kind === 'tab' ? 'tab' : 'popup'
createRoot(root).render(
  <StrictMode>
    <Popup here={here} first={first} />
  </StrictMode>,
)
