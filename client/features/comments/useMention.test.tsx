import { act, useRef, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { startDrawing, type Drawing } from '#tests/support/drawing.tsx'
import { typeInto } from '#tests/support/typeInto.ts'

import { newDraft, wordsOf } from './drafts.ts'
import { useMention } from './useMention.ts'

const BEN = { userId: 'b', name: 'Ben Ada', email: null }
let people = [BEN]

function Field() {
  const field = useRef<HTMLTextAreaElement>(null)
  const [draft, onChange] = useState(() => newDraft())
  const mention = useMention({ field, draft, people, onChange })
  return (
    <textarea
      data-mentions={wordsOf(draft).mentions.join()}
      ref={field}
      value={draft.text}
      onChange={({ target }) => mention.type(target.value, false)}
      onSelect={mention.look}
      onKeyDown={mention.onKeyDown}
    />
  )
}

let drawing: Drawing
let field: HTMLTextAreaElement
beforeEach(async () => {
  drawing = startDrawing()
  document.body.append(drawing.screen)
  await drawing.draw(<Field />)
  const found = drawing.screen.querySelector('textarea')
  if (!found) throw new Error('The field is not drawn.')
  field = found
})
afterEach(async () => {
  await drawing.end()
  drawing.screen.remove()
  people = [BEN]
  vi.unstubAllGlobals()
})

/** Types keys at the end. */
async function type(keys: string) {
  for (const key of keys) await typeInto(field, `${field.value}${key}`)
}
const press = (key: string) =>
  act(async () => void field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
const choose = () => press('Enter')

async function mentionBen() {
  await type('@Be')
  await choose()
  expect(field.value).toBe('@Ben Ada ')
}

test('punctuation after a chosen name takes the place of its space', async () => {
  await mentionBen()
  await type('? Yes')
  expect(field.value).toBe('@Ben Ada? Yes')
})

test('a word keeps the space, and so does punctuation after it', async () => {
  await mentionBen()
  await type('yes !')
  expect(field.value).toBe('@Ben Ada yes !')
})

test('a space that is typed after a chosen name takes the place of its space, and stays', async () => {
  await mentionBen()
  await type(' ? Yes')
  expect(field.value).toBe('@Ben Ada ? Yes')
})

test('a space that the writer typed stays', async () => {
  await type('Ben Ada ?')
  expect(field.value).toBe('Ben Ada ?')
})

test('the space stays once the caret was elsewhere', async () => {
  await mentionBen()
  const moveTo = (caret: number) =>
    act(async () => {
      field.focus()
      field.setSelectionRange(caret, caret)
      document.dispatchEvent(new Event('selectionchange'))
    })
  await moveTo(0)
  await moveTo(field.value.length)
  await type('?')
  expect(field.value).toBe('@Ben Ada ?')
})

describe('of two people of one name', () => {
  beforeEach(() => {
    people = [BEN, { ...BEN, userId: 'c' }]
  })
  const mentionOther = async () => {
    await type('@Be')
    await press('ArrowDown')
    await choose()
  }

  test('only the second one is mentioned after the first was chosen by mistake', async () => {
    await mentionBen()
    expect(field.dataset['mentions']).toBe('b')
    await typeInto(field, '')
    await mentionOther()
    expect(field.dataset['mentions']).toBe('c')
  })

  test('both are mentioned if the text names both', async () => {
    await mentionBen()
    await mentionOther()
    expect(field.dataset['mentions']).toBe('b,c')
  })
})
