import { readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

import { issueCategory } from '#schema/corrections/issue.ts'
import { defaultSiteSettings } from '#schema/site/defaults.ts'

import { brandVariables } from './applyTheme.ts'
import { contrast, hslOf, type Hsl } from './color.ts'

const stylesheet = (name: string) => readFileSync(path.join(import.meta.dirname, '../styles', name), 'utf8')
const tokens = stylesheet('tokens.css')
const categories = stylesheet('categories.css')

const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]

function token(name: string, theme: Theme): Hsl {
  const [, light, dark] = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens) ?? []
  const color = hslOf((theme === 'light' ? light : dark) ?? '')
  if (!color) throw new Error(`--${name} has no ${theme} color`)
  return color
}

describe.each(THEMES)('tokens, %s', theme => {
  const ratio = (text: string, ground: string) => contrast(token(text, theme), token(ground, theme))

  it.each(['ink', 'ink-soft', 'ink-faint'])('%s is AA text on every surface', text => {
    for (const ground of ['desk', 'paper', 'sunk', ...issueCategory.options.map(name => `${name}-tint`)])
      expect(ratio(text, ground), ground).toBeGreaterThanOrEqual(4.5)
  })

  it.each(issueCategory.options)(
    '%s is AA as text and 3:1 as an underline, on paper and on its tint',
    name => {
      for (const ground of ['paper', `${name}-tint`]) {
        expect(ratio(`${name}-text`, ground), ground).toBeGreaterThanOrEqual(4.5)
        expect(ratio(`${name}-mark`, ground), ground).toBeGreaterThanOrEqual(3)
      }
    },
  )

  it('show comments at 3:1, and leave the text and the underlines readable', () => {
    for (const ground of ['paper', 'comment-tint', 'comment-active']) {
      expect(ratio('ink', ground), ground).toBeGreaterThanOrEqual(4.5)
      expect(ratio('comment-mark', ground), ground).toBeGreaterThanOrEqual(3)
    }
    for (const name of issueCategory.options)
      expect(ratio(`${name}-mark`, 'comment-tint'), name).toBeGreaterThanOrEqual(3)
  })

  it('draw control edges at 3:1', () => {
    for (const ground of ['desk', 'paper', 'sunk'])
      expect(ratio('control', ground), ground).toBeGreaterThanOrEqual(3)
  })

  it.each(['danger', 'success', 'warning'])('%s is AA text on paper and on its tint', name => {
    for (const ground of ['paper', `${name}-tint`])
      expect(ratio(name, ground), ground).toBeGreaterThanOrEqual(4.5)
  })
})

it('match the brand of the default settings', () => {
  for (const [name, value] of Object.entries(brandVariables(defaultSiteSettings)))
    expect(tokens).toContain(`${name}: ${value};`)
})

it('draw a different shape for each category', () => {
  const shapes = issueCategory.options.map(name => {
    const rules = [...categories.matchAll(new RegExp(`^\\.issue-${name} \\{([^}]*)\\}`, 'gm'))]
    const own = rules.map(([, body]) => body).find(body => !body?.includes('--category-text'))
    return /text-decoration-style: (\w+)|(background-image)/.exec(own ?? '')?.[0]
  })
  expect(shapes).not.toContain(undefined)
  expect(new Set(shapes).size).toBe(issueCategory.options.length)
})
