import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

import { describe, expect, test } from 'vitest'

import packageJson from '../../package.json' with { type: 'json' }
import { packOf } from './packs.ts'
import { languageByCode, languages } from './table.ts'

const require = createRequire(import.meta.url)
const of = (kind: string) => languages.filter(language => language.dictionary.kind === kind)
/** Counts Portuguese of Brazil and Portugal once, and Serbian in its two scripts once. */
const distinct = (list: readonly { code: string }[]) => new Set(list.map(({ code }) => code.split('-')[0]))

describe('the language table', () => {
  test('ships 33 languages and supports 56 with all packs', () => {
    expect(distinct(languages.filter(language => language.dictionary.kind !== 'pack')).size).toBe(33)
    expect(distinct(languages).size).toBe(56)
  })

  test('lists each code once', () => {
    expect(new Set(languages.map(language => language.code)).size).toBe(languages.length)
  })

  test('has a dependency with a redistributable license for each bundled dictionary', () => {
    for (const { dictionary } of of('bundled')) {
      if (dictionary.kind !== 'bundled') continue
      expect(packageJson.dependencies).toHaveProperty(dictionary.package)
      const folder = path.dirname(require.resolve(dictionary.package))
      const { license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
        license: string
      }
      expect(license.replaceAll(/[()]/g, '')).toBe(dictionary.license)
      expect(dictionary.license).toMatch(/LGPL|MPL|Apache|BSD|MIT/)
    }
    const named = Object.keys(packageJson.dependencies).filter(name => name.startsWith('dictionary-'))
    expect(of('bundled')).toHaveLength(named.length)
  })

  test('pins each pack and has no dependency on it', () => {
    for (const { code } of of('pack')) {
      const pack = packOf(code)
      expect(pack?.integrity).toMatch(/^sha512-[\w+/]{86}==$/)
      expect(packageJson.dependencies).not.toHaveProperty(pack?.package ?? '')
    }
  })

  test('accepts only codes of the table', () => {
    expect(languageByCode('fr')?.ownName).toBe('français')
    expect(languageByCode('../../etc')).toBeUndefined()
  })
})
