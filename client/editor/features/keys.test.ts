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

test.each([
  ['Mod-k', 'л', 'KeyK', 'ctrl'],
  ['Mod-k', 'κ', 'KeyK', 'ctrl'],
  ['Mod-k', 'К', 'KeyR', null],
  ['Mod-k', 'K', 'KeyK', 'ctrl'],
  ['Mod-j', 'о', 'KeyJ', 'meta'],
  ['Mod-f', 'ב', 'KeyC', null],
  ['Mod-f', 'כ', 'KeyF', 'ctrl'],
  ['Mod-.', 'ю', 'Period', 'ctrl'],
  ['Mod-k', 'k', 'KeyV', 'ctrl'],
  ['Mod-k', 'v', 'KeyK', null],
] as const)('%s by %s at %s', (key, typed, code, modifier) => {
  const bindings = [{ key, run: () => true }]
  expect(runKey(bindings, { ...press(typed, modifier ?? 'ctrl'), code })).toBe(modifier !== null)
})

test('knows a sign that is typed with Shift', () => {
  const bindings = [{ key: 'Mod-/', run: () => true }]
  expect(runKey(bindings, { ...press('/', 'ctrl', 'shift'), code: 'Digit7' })).toBe(true)
  expect(runKey(bindings, { ...press('7', 'ctrl', 'shift'), code: 'Digit7' })).toBe(false)
  expect(runKey([{ key: 'Mod-k', run: () => true }], press('K', 'ctrl', 'shift'))).toBe(false)
})

test('leaves the keys of an input method to it', () => {
  const bindings = [{ key: 'Mod-j', run: () => true }]
  expect(runKey(bindings, { ...press('j', 'ctrl'), isComposing: true })).toBe(false)
  expect(runKey(bindings, { ...press('j', 'ctrl'), keyCode: 229 })).toBe(false)
})
