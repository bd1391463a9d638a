import { Check } from 'lucide-react'
import { expect, test } from 'vitest'

import { runKey } from './keys.ts'
import { bindingsOf } from './useFeatureKeys.ts'

const press = { key: 'j', ctrlKey: true, metaKey: false, altKey: false, shiftKey: false }

test('a command runs once while its key is held down, and the key stays its own', () => {
  let runs = 0
  const run = () => (runs += 1)
  const command = { id: 'count', group: 'writing', label: 'Count', icon: Check, key: 'Mod-j', run } as const
  const bindings = bindingsOf({ commands: [command] })
  expect(runKey(bindings, press)).toBe(true)
  expect(runKey(bindings, { ...press, repeat: true })).toBe(true)
  expect(runs).toBe(1)
  expect(runKey(bindings, { ...press, repeat: false })).toBe(true)
  expect(runs).toBe(2)
})

test('a held key is free where its command is not available', () => {
  const command = {
    id: 'none',
    group: 'writing',
    label: 'None',
    icon: Check,
    key: 'Mod-j',
    run: () => undefined,
  } as const
  const bindings = bindingsOf({ commands: [{ ...command, isAvailable: () => false }] })
  expect(runKey(bindings, { ...press, repeat: true })).toBe(false)
})
