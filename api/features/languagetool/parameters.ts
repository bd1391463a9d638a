import { z } from 'zod'

import { annotated, type CheckForm } from '#schema/languagetool/contract.ts'
import { AppError } from '#schema/shared/errors.ts'
import { plainTextOf, type Piece, type PlainText } from '#writing/markup/plainText.ts'

/** The parameters of a call. Language codes are as sent. */
export type Parameters = {
  /** The text that offsets refer to. */
  source: string
  plain: PlainText
  language: string
  preferredVariants: string[]
  /** Whether to include suggestions on style. */
  picky: boolean
  /** Whether to include the rules that look at several sentences, the others, or all. */
  mode: Mode
  enabledOnly: boolean
  enabled: Selection
  disabled: Selection
}

const mode = z.enum(['all', 'textLevelOnly', 'allButTextLevelOnly'])
export type Mode = z.infer<typeof mode>

export type Selection = { rules: ReadonlySet<string>; categories: ReadonlySet<string> }

/**
 * Parses the parameters of a call. Throws TOO_LARGE, or BAD_REQUEST with LanguageTool's messages.
 */
export function parametersOf(form: CheckForm, most: number): Parameters {
  const pieces = piecesOf(form)
  const source = pieces.map(sourceOf).join('')
  const plain = plainTextOf(pieces)
  // The text that markup stands for is checked too, and may be longer than the markup.
  requireLength(Math.max(source.length, plain.text.length), most)
  requireLines(plain.text, most)
  const { language, level = 'default' } = form
  if (!language)
    throw wrong(
      `Missing 'language' parameter, e.g. 'language=en-US' for American English or 'language=fr' for French`,
    )
  const preferredVariants = listOf(form.preferredVariants)
  if (preferredVariants.length > 0 && language !== 'auto')
    throw wrong(`You specified 'preferredVariants' but you didn't specify 'language=auto'`)
  if (level !== 'default' && level !== 'picky')
    throw wrong(`Parameter 'level' must be 'default' or 'picky', not '${level}'`)
  const asked = mode.safeParse(form.mode ?? 'all')
  if (!asked.success)
    throw wrong(
      `If set, 'mode' must be one of 'textLevelOnly', 'allButTextLevelOnly', or 'all', not '${form.mode}'`,
    )
  const wanted = {
    enabled: selectionOf(form.enabledRules, form.enabledCategories),
    disabled: selectionOf(form.disabledRules, form.disabledCategories),
  }
  const enabledOnly = /^(yes|true)$/.test(form.enabledOnly ?? '')
  if (enabledOnly) requireSelection(wanted)
  return {
    source,
    plain,
    language,
    preferredVariants,
    picky: level === 'picky',
    mode: asked.data,
    enabledOnly,
    ...wanted,
  }
}

function requireLength(length: number, most: number): void {
  if (length > most)
    throw new AppError(
      'TOO_LARGE',
      `Your text exceeds the limit of ${most} characters (it's ${length} characters). Please submit a shorter text.`,
    )
}

/** A line is checked by itself, however short it is. */
const CHARACTERS_PER_LINE = 10

function requireLines(text: string, mostCharacters: number): void {
  const most = mostCharacters / CHARACTERS_PER_LINE
  const lines = text.split('\n').length
  if (lines > most)
    throw new AppError(
      'TOO_LARGE',
      `Your text exceeds the limit of ${most} lines (it has ${lines} lines). Please submit a shorter text.`,
    )
}

function piecesOf({ text, data }: CheckForm): Piece[] {
  if (text !== undefined && data !== undefined) throw wrong(`Set only 'text' or 'data' parameter, not both`)
  if (text !== undefined) return [{ text }]
  if (data === undefined) throw wrong(`Missing 'text' or 'data' parameter`)
  const parsed = annotated.safeParse(parsedJson(data))
  if (!parsed.success)
    throw wrong(
      `Could not read 'data': it has to be JSON like {"annotation":[{"text":"A "},{"markup":"<b>"},{"text":"word"}]}`,
    )
  return parsed.data.annotation.map(part =>
    'text' in part ? { text: part.text } : { markup: part.markup, as: part.interpretAs ?? '' },
  )
}

const sourceOf = (piece: Piece): string => ('text' in piece ? piece.text : piece.markup)

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function requireSelection({ enabled, disabled }: { enabled: Selection; disabled: Selection }): void {
  if (enabled.rules.size + enabled.categories.size === 0)
    throw wrong(`You must specify enabled rules or enabled categories when using enabledOnly=true`)
  if (disabled.rules.size + disabled.categories.size > 0)
    throw wrong(`You cannot specify disabled rules or disabled categories using enabledOnly=true`)
}

const selectionOf = (rules: string | undefined, categories: string | undefined): Selection => ({
  rules: new Set(listOf(rules)),
  categories: new Set(listOf(categories)),
})

const listOf = (text = ''): string[] =>
  text
    .split(',')
    .map(value => value.trim())
    .filter(value => value !== '')

export const wrong = (message: string): AppError => new AppError('BAD_REQUEST', message)
