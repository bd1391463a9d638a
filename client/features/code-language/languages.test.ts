import { expect, test } from 'vitest'

import { acceptsAttribute } from '#document/attributes.ts'

import { LANGUAGES, listedLanguage } from './languages.ts'

test('a block of code may have each language of the list', () => {
  for (const language of LANGUAGES.keys())
    expect(acceptsAttribute('codeBlock', 'language', language)).toBe(true)
})

test('other names of a language are found in the list, and unknown ones stay', () => {
  expect(['js', 'C++', 'Python', 'sh', 'zig', 'constructor'].map(listedLanguage)).toEqual([
    'javascript',
    'cpp',
    'python',
    'bash',
    'zig',
    'constructor',
  ])
})
