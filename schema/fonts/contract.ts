import * as z from 'zod/mini'

export const fontClass = z.enum(['serif', 'sans', 'slab', 'mono', 'display', 'hand'])
export type FontClass = z.infer<typeof fontClass>

/** The contrast between thick and thin strokes. */
export const strokeContrast = z.enum(['low', 'medium', 'high'])
export type StrokeContrast = z.infer<typeof strokeContrast>

export const letterWidth = z.enum(['narrow', 'normal', 'wide'])
export type LetterWidth = z.infer<typeof letterWidth>

export const fontUse = z.enum(['heading', 'body'])
export type FontUse = z.infer<typeof fontUse>

export const fontFamily = z.object({
  name: z.string(),
  class: fontClass,
  /** Height of lower-case letters as a share of the font size. */
  xHeight: z.number(),
  contrast: strokeContrast,
  width: letterWidth,
  moods: z.array(z.string()),
  uses: z.array(fontUse),
  /** The available upright weights, in hundreds. */
  weights: z.array(z.int()),
  license: z.enum(['OFL-1.1', 'Apache-2.0']),
  /** Families designed as one share this name. */
  superfamily: z.nullable(z.string()),
  /** The value of `font-family`, with fallbacks. */
  stack: z.string(),
})
export type FontFamily = z.infer<typeof fontFamily>

/** GET (as a query) and POST /api/fonts. Both fields are short free texts and may be empty. */
export const pairingRequest = z.strictObject({
  purpose: z._default(z.string().check(z.maxLength(200)), ''),
  mood: z._default(z.string().check(z.maxLength(200)), ''),
})
export type PairingRequest = z.infer<typeof pairingRequest>

/** The settings of one family in a pair. A heading's size is that of the first level. */
export const fontSetting = z.object({
  family: fontFamily,
  weight: z.int(),
  sizePx: z.number(),
  lineHeight: z.number(),
})
export type FontSetting = z.infer<typeof fontSetting>

export const fontPair = z.object({
  heading: fontSetting,
  body: fontSetting,
  /** Why the fonts match, in plain sentences. */
  reasons: z.array(z.string()),
  /** The part of the question that was not understood, or null. */
  note: z.nullable(z.string()),
  /** Rules for h1 to h3 and body. They load no external files. */
  css: z.string(),
})
export type FontPair = z.infer<typeof fontPair>

/** The answer: three pairs, best first. */
export const fontPairs = z.object({ pairs: z.array(fontPair) })
