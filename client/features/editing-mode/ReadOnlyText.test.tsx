import { Editor } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { act, type ComponentProps } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { store } from '#client/shared/lib/store.ts'
import { currentToast, toast } from '#client/shared/ui/feedback/toast.ts'
import { startDrawing, type Drawing } from '#tests/support/drawing.tsx'

import { ReadOnlyText } from './ReadOnlyText.tsx'

let drawing: Drawing
let editor: Editor
beforeEach(() => {
  drawing = startDrawing()
  editor = new Editor({ extensions: [StarterKit], editable: false })
})
afterEach(async () => {
  await drawing.end()
  editor.destroy()
  vi.unstubAllGlobals()
})

const draw = (strongest: ComponentProps<typeof ReadOnlyText>['strongest']) =>
  drawing.draw(
    <ReadOnlyText editor={editor} kind="document" strongest={strongest} onSwitch={() => undefined} />,
  )
const type = () =>
  act(
    async () => void editor.view.dom.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true })),
  )
/** Returns the title of the toast that is open. */
const said = () => {
  const shown = store.get(currentToast)
  return shown?.open ? shown.title : null
}

test('says why a key does nothing, until the reader’s role changes', async () => {
  await draw(null)
  await type()
  expect(said()).toBe('You can only view this document')
  await draw('editing')
  expect(said()).toBeNull()
  await type()
  expect(said()).toBe('You’re viewing this document')
  await drawing.draw(null)
  expect(said()).toBeNull()
})

test('leaves a later message open', async () => {
  await draw(null)
  await type()
  toast({ title: 'Copied' })
  await drawing.draw(null)
  expect(said()).toBe('Copied')
})
