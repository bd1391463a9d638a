import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'

import { Avatar } from './Avatar.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

it('shows initials instead of a broken picture, and tries another one', () => {
  const container = document.createElement('div')
  const root = createRoot(container)
  const show = (imageUrl: string | null) =>
    act(() => root.render(<Avatar name="Ada Lovelace" color="#2069e6" imageUrl={imageUrl} decorative />))
  show('/api/pictures/one')
  expect(container.textContent).toBe('')
  act(() => {
    container.querySelector('img')?.dispatchEvent(new Event('error'))
  })
  expect(container.textContent).toBe('AL')
  show('/api/pictures/two')
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/api/pictures/two')
  show(null)
  expect(container.textContent).toBe('AL')
  act(() => root.unmount())
})
