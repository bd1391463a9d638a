import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { describe, expect, test } from 'vitest'

import { createByLanguage } from './byLanguage.ts'

const require = createRequire(import.meta.url)
const read = (code: string) => {
  const index = require.resolve(`dictionary-${code}`)
  return { aff: readFileSync(index.replace(/js$/, 'aff')), dic: readFileSync(index.replace(/js$/, 'dic')) }
}

function byLanguage(usual: string) {
  const asked: string[] = []
  const inEnglish: string[] = []
  const checker = createByLanguage({
    dictionary: code => {
      asked.push(code)
      return Promise.resolve(code === 'es' ? read('es') : null)
    },
  })
  const english = (text: string) => {
    inEnglish.push(text)
    return Promise.resolve([])
  }
  const check = async (paragraph: string) => (await checker.check(paragraph, usual, english)).issues
  return { check, asked, inEnglish }
}

describe('a paragraph', () => {
  test('is checked in its language, loading each dictionary once', async () => {
    const { check, asked, inEnglish } = byLanguage('en')
    const english = 'This is what we said about it, and nobody has asked us since then.'
    expect(await check(english)).toEqual([])
    expect(asked).toEqual([])
    const spanish = 'No sabemos qué va a pasar mañana con esta pelicula.'
    expect((await check(spanish))?.map(issue => issue.replacements[0])).toEqual(['película'])
    await check('Tampoco sabemos cómo han llegado hasta aquí todos ellos.')
    expect(asked).toEqual(['es'])
    expect(inEnglish).toEqual([english])
  })

  test('is skipped, not checked as English, if its language has no dictionary', async () => {
    const { check, asked, inEnglish } = byLanguage('en')
    expect(await check('Das weiß ich leider auch nicht, aber ich frage morgen nach.')).toBeNull()
    expect(asked).toEqual(['de'])
    expect(inEnglish).toEqual([])
  })

  test("is checked in the document's language if it is short", async () => {
    const { check } = byLanguage('es')
    expect((await check('muhco'))?.map(issue => issue.replacements[0])).toEqual(['mucho'])
  })
})

test('is skipped after a failed dictionary download, which is retried', async () => {
  let times = 0
  const noIssues = () => Promise.resolve([])
  const { check } = createByLanguage({
    dictionary: () => {
      times += 1
      return times === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(read('es'))
    },
  })
  expect(await check('muhco', 'es', noIssues)).toEqual({ language: 'es', issues: null })
  expect((await check('muhco', 'es', noIssues)).issues).toHaveLength(1)
})
