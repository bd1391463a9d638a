import type { CommandType } from '#schema/voice/contract.ts'

import { phraseOf, spokenWords } from './words.ts'

const FORMATTING = [
  'format|formatting|bold|bolden|italics?|itali[cs]i[sz]e|underline|strike ?through|heading|undo|redo',
  '(?:bullet|bulleted|numbered|task) list|block ?quote|code block|select (?:all|everything)',
  'select (?:(?:the|this|that|current|whole|entire) )*(?:word|sentence|paragraph)',
].join('|')

/** Each class with its words, in order of precedence. */
const classes: readonly (readonly [CommandType, RegExp])[] = [
  ['navigation', whole('go to|goto|open|navigate')],
  ['clipboard', whole('copy|paste')],
  ['formatting', whole(FORMATTING)],
  ['dictation', whole('type|write|dictate')],
]

function whole(words: string): RegExp {
  return new RegExp(`(?:^| )(?:${words})(?: |$)`, 'u')
}

/**
 * Returns the class of a spoken text by its whole words, in this order:
 * go to, open, navigate; copy, paste; format, bold, italic and similar; type, write, dictate.
 * Anything else is analysis. `interpret` determines the meaning: "write an email about X" has the
 * class dictation but is an AI action.
 */
export function classify(spokenText: string): CommandType {
  const phrase = phraseOf(spokenWords(spokenText))
  return classes.find(([, words]) => words.test(phrase))?.[0] ?? 'ai_analysis'
}
