import type { FontFamily, FontPair, FontSetting, PairingRequest } from '#schema/fonts/contract.ts'

import { areSiblings, bestMatches, BODY_WEIGHT, type Match } from './match.ts'
import { type Question, understand } from './question.ts'

const PAIRS = 3
/**
 * The reference x-height for the size of a purpose. A font with a smaller x-height is set larger.
 */
const USUAL_X_HEIGHT = 0.5

/**
 * Returns three pairs of heading and body families for a free-text purpose and mood. The result is
 * deterministic, and no family is in two pairs.
 */
export function pairFonts(request: PairingRequest): FontPair[] {
  const question = understand(request)
  return bestMatches(question, PAIRS).map(match => {
    const body = bodySetting(match.body, question)
    const heading = headingSetting(match, body, question)
    return {
      heading,
      body,
      reasons: reasonsFor(match, question),
      note: question.note,
      css: cssOf(heading, body),
    }
  })
}

/**
 * Returns the body setting. Its size differs from that of the purpose by up to a tenth, so that
 * x-heights come out equal.
 */
function bodySetting(family: FontFamily, { purpose }: Question): FontSetting {
  const factor = between(0.9, USUAL_X_HEIGHT / family.xHeight, 1.1)
  // Large x-heights and wide fonts need more line spacing.
  const wide = family.width === 'wide' ? 0.05 : family.width === 'narrow' ? -0.05 : 0
  const lineHeight = between(1.4, 1.55 + (family.xHeight - USUAL_X_HEIGHT) + wide, 1.7)
  return {
    family,
    weight: BODY_WEIGHT,
    sizePx: Math.round(purpose.bodyPx * factor * 2) / 2,
    lineHeight: rounded(lineHeight),
  }
}

function headingSetting({ heading, weight }: Match, body: FontSetting, { purpose }: Question): FontSetting {
  const sizePx = Math.round(body.sizePx * purpose.scale)
  const lineHeight = heading.class === 'hand' ? 1.3 : sizePx >= 40 ? 1.1 : 1.2
  return { family: heading, weight, sizePx, lineHeight }
}

function between(low: number, value: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}

const CLASS_WORDS = {
  serif: 'serif',
  sans: 'sans serif',
  slab: 'slab serif',
  mono: 'monospaced',
  display: 'display',
  hand: 'handwritten',
} as const

function reasonsFor({ heading, weight, body }: Match, { purpose, moods, moodsAsked }: Question): string[] {
  const contrast =
    heading.class === body.class
      ? `Both are ${CLASS_WORDS[body.class]} fonts, but ${heading.name} is designed for headings and much heavier (${weight} vs. ${BODY_WEIGHT}).`
      : `${heading.name} is a ${CLASS_WORDS[heading.class]} font and ${body.name} is a ${CLASS_WORDS[body.class]} one, so headings stand out at a glance.`
  const height =
    heading.xHeight === body.xHeight
      ? `Their lowercase letters are the same height (${percent(heading)}% of the font size), so they look good together.`
      : `Their lowercase letters have similar heights (${percent(heading)}% and ${percent(body)}% of the font size), so they look good together.`
  const shared = moods.filter(mood => heading.moods.includes(mood) || body.moods.includes(mood))
  const mood =
    shared.length === 0
      ? `${heading.name} is ${listed(heading.moods.slice(0, 2))}, which goes with most moods.`
      : `The pair looks ${listed(shared)}${moodsAsked ? ', as you asked' : `, which suits ${purpose.name}`}.`
  const siblings = areSiblings({ heading, body }) ? ['They belong to one family, so their shapes match.'] : []
  return [contrast, height, mood, `${body.name} stays easy to read in ${purpose.name}.`, ...siblings]
}

function percent({ xHeight }: FontFamily): number {
  return Math.round(xHeight * 100)
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/**
 * Returns CSS to copy. The second and third heading sizes step down evenly from the first to the
 * body.
 */
function cssOf(heading: FontSetting, body: FontSetting): string {
  const step = Math.cbrt(heading.sizePx / body.sizePx)
  const sizes = [heading.sizePx, body.sizePx * step * step, body.sizePx * step]
  return [
    `/* ${heading.family.name} (${heading.family.license}) and ${body.family.name} (${body.family.license}). */`,
    '/* Serve the font files yourself; where they are missing, the next font in the list is used. */',
    `body {\n  font-family: ${body.family.stack};\n  font-size: ${rem(body.sizePx)};\n  font-weight: ${body.weight};\n  line-height: ${body.lineHeight};\n}`,
    `h1, h2, h3 {\n  font-family: ${heading.family.stack};\n  font-weight: ${heading.weight};\n  line-height: ${heading.lineHeight};\n}`,
    ...sizes.map((size, index) => `h${index + 1} { font-size: ${rem(size)}; }`),
  ].join('\n')
}

function rem(px: number): string {
  return `${Math.round((px / 16) * 1000) / 1000}rem`
}
