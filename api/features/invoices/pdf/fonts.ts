import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import Pdf from 'pdfkit'
import { z } from 'zod'

import { trueTypeOf } from './fontFile.ts'

const { resolve } = createRequire(import.meta.url)

/** The parts of Noto Sans, in the order in which a letter is looked for. The rupee sign is in the second one. */
const PARTS = [
  'latin',
  'latin-ext',
  'cyrillic',
  'greek',
  'vietnamese',
  'devanagari',
  'cyrillic-ext',
  'greek-ext',
] as const
type Part = (typeof PARTS)[number]

export type Weight = 'regular' | 'strong'
const WEIGHTS: Record<Weight, number> = { regular: 400, strong: 600 }

/** A font file. */
export type Face = {
  name: string
  bytes: Buffer
  letters: ReadonlySet<number>
  /** Whether letters change their form and place by their neighbors. */
  isShaped: boolean
}

/** The part of a text that one font has all letters of. */
export type Run = { face: Face; text: string }

/** The tables that join and place letters. Most scripts do without them, and they take long to read. */
const SHAPING: ReadonlySet<string> = new Set(['GDEF', 'GPOS', 'GSUB'])
const NOTHING: ReadonlySet<string> = new Set()

const faces = new Map<string, Face>()

function faceOf(part: Part, weight: Weight): Face {
  const name = `${part}-${WEIGHTS[weight]}`
  const known = faces.get(name)
  if (known) return known
  const woff = readFileSync(resolve(`@fontsource/noto-sans/files/noto-sans-${name}-normal.woff`))
  const isShaped = part === 'devanagari'
  const bytes = trueTypeOf(woff, isShaped ? NOTHING : SHAPING)
  const face = { name, bytes, letters: lettersOf(bytes), isShaped }
  faces.set(name, face)
  return face
}

/** A document of pdfkit holds the font that it opened last, with all its letters. */
const opened = z.object({ _font: z.object({ font: z.object({ characterSet: z.array(z.number()) }) }) })

const lettersOf = (font: Buffer): Set<number> =>
  new Set(opened.parse(new Pdf({ autoFirstPage: false, font: '' }).font(font))._font.font.characterSet)

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Returns the characters of a text, each with its marks. */
export const charactersOf = (text: string): string[] =>
  [...graphemes.segment(text)].map(({ segment }) => segment)

const has = ({ letters }: Face, character: string): boolean =>
  Array.from(character).every(each => letters.has(each.codePointAt(0) ?? 0))

/** Returns the font of a character: the one of the text before it, if that has it; null if none does. */
function fontFor(character: string, weight: Weight, before: Face | undefined): Face | null {
  if (before && has(before, character)) return before
  for (const part of PARTS) {
    const face = faceOf(part, weight)
    if (has(face, character)) return face
  }
  return null
}

/**
 * Returns a text in one line, without characters that only control others: a text cannot turn the
 * direction of its neighbors. The joiners of Devanagari stay.
 */
export const cleaned = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll(/(?![\u200C\u200D])\p{Cf}|(?<!\p{Script=Devanagari})[\u200C\u200D]/gu, '')
    .trim()

/** Returns whether the fonts have all characters of a text, and it has some. */
export const isPrintable = (text: string): boolean =>
  cleaned(text) !== '' &&
  charactersOf(cleaned(text)).every(each => fontFor(each, 'regular', undefined) !== null)

/** Returns a text in parts by their font. A character that no font has becomes a question mark. */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = []
  for (const character of charactersOf(text)) {
    const last = runs.at(-1)
    const found = fontFor(character, weight, last?.face)
    const face = found ?? faceOf('latin', weight)
    const shown = found ? character : '?'
    if (last?.face === face) last.text += shown
    else runs.push({ face, text: shown })
  }
  return runs
}
