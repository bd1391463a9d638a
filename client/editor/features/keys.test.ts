import { expect, test } from 'vitest'

import { runKey } from './keys.ts'

const press = (key: string, ...modifiers: ('ctrl' | 'meta' | 'alt' | 'shift')[]) => ({
  key,
  ctrlKey: modifiers.includes('ctrl'),
  metaKey: modifiers.includes('meta'),
  altKey: modifiers.includes('alt'),
  shiftKey: modifiers.includes('shift'),
})

test('runs a key with exactly its modifiers; Mod is Ctrl or Cmd', () => {
  const bindings = [{ key: 'Mod-j', run: () => true }]
  expect(runKey(bindings, press('j', 'ctrl'))).toBe(true)
  expect(runKey(bindings, press('J', 'meta'))).toBe(true)
  expect(runKey(bindings, press('j'))).toBe(false)
  expect(runKey(bindings, press('j', 'ctrl', 'shift'))).toBe(false)
  expect(runKey(bindings, press('k', 'ctrl'))).toBe(false)
})

test('knows the letter of a Mac’s Alt key, and leaves AltGr to typing', () => {
  const bindings = [{ key: 'Mod-Alt-f', run: () => true }]
  expect(runKey(bindings, { ...press('ƒ', 'meta', 'alt'), code: 'KeyF' })).toBe(true)
  expect(runKey(bindings, { ...press('ń', 'ctrl', 'alt'), code: 'KeyF' })).toBe(false)
})

test('offers a key to the next binding until one uses it', () => {
  const used: string[] = []
  const binding = (name: string, isUsed: boolean) => ({
    key: 'Escape',
    run: () => {
      used.push(name)
      return isUsed
    },
  })
  const bindings = [binding('first', false), binding('second', true), binding('third', true)]
  expect(runKey(bindings, press('Escape'))).toBe(true)
  expect(used).toEqual(['first', 'second'])
})
