import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useLocation } from 'wouter'

import { ErrorBoundary } from './ErrorBoundary.tsx'

const BROKEN = 'This page stopped working'

/** Crashes at one address. */
function Screen() {
  const [path] = useLocation()
  if (path === '/broken') throw new Error('This screen crashes.')
  return <h1>A screen</h1>
}

let root: Root
beforeEach(() => {
  window.history.pushState(null, '', '/broken')
  document.body.innerHTML = '<div></div>'
  // The crash is meant.
  root = createRoot(document.body.querySelector('div') ?? document.body, { onCaughtError: () => undefined })
  flushSync(() => root.render(<ErrorBoundary>{<Screen />}</ErrorBoundary>))
})
afterEach(() => {
  root.unmount()
  document.body.innerHTML = ''
  window.history.pushState(null, '', '/')
})

const heading = () => document.querySelector('h1')?.textContent
const go = (path: string) => flushSync(() => window.history.pushState(null, '', path))

test('a screen that crashes is replaced, and another one that the user opens is shown', () => {
  expect(heading()).toBe(BROKEN)
  go('/other')
  expect(heading()).toBe('A screen')
})

test('a screen that crashes again after the user came back is replaced again', () => {
  go('/other')
  go('/broken')
  expect(heading()).toBe(BROKEN)
})
