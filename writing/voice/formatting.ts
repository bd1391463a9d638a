import type { FormattingAction } from '#schema/voice/contract.ts'

/** The names of each format, with common mishearings. */
const names: readonly (readonly [FormattingAction, string])[] = [
  ['bold', 'bold, bolt, bald, bowled, bolded, boldface, bold face, unbold, bolden, in bold'],
  [
    'italic',
    'italic, italics, italicize, italicise, italicized, italicised, a talic, it alic, metallic, in italics',
  ],
  ['underline', 'underline, underlined, under line, underlining'],
  [
    'strikethrough',
    'strikethrough, strike through, strike out, strikeout, strike, struck through, cross out, crossed out',
  ],
  [
    'heading_one',
    'heading one, heading 1, heading won, heading, header, h1, h 1, heading level one, heading level 1, level one heading, level 1 heading, first heading, main heading, title, header one, header 1, heading number one, top heading',
  ],
  [
    'heading_two',
    'heading two, heading 2, heading to, heading too, h2, h 2, heading level two, heading level 2, level two heading, level 2 heading, second heading, subheading, sub heading, subtitle, header two, header 2, heading number two',
  ],
  [
    'heading_three',
    'heading three, heading 3, heading free, heading tree, h3, h 3, heading level three, heading level 3, level three heading, level 3 heading, third heading, header three, header 3, heading number three',
  ],
  [
    'bullet_list',
    'bullet list, bulleted list, bullets, bullet points, bullet point, bullet point list, bullet, unordered list, list, bullet least',
  ],
  ['numbered_list', 'numbered list, number list, ordered list, numbering, numbers list, numeric list'],
  ['task_list', 'task list, checklist, check list, todo list, to do list, tasks list, checkbox list'],
  ['quote', 'quote, block quote, blockquote, quotation, block quotation, black quote'],
  ['code', 'code, inline code, monospace'],
  ['code_block', 'code block, block of code, codeblock, code blog'],
  [
    'clear_formatting',
    'clear formatting, clear all formatting, clear the formatting, clear format, remove formatting, remove all formatting, remove the formatting, delete formatting, delete all formatting, reset formatting, no formatting, plain text, normal text, unformat',
  ],
  [
    'undo',
    'undo, un do, undue, and do, revert, take that back, take it back, step back, undo the last thing, undo my last change',
  ],
  ['redo', 're do, redo, read do, reado, reapply, do that again, do it again, put it back'],
]
const actionByName = new Map(
  names.flatMap(([action, spoken]) => spoken.split(', ').map(name => [name, action] as const)),
)
const NAME_WORDS_MAX = 4

const verbs = new Set(
  'format make turn set apply change convert add insert put start begin create use toggle switch remove style new'.split(
    ' ',
  ),
)
/** Words that may occur between the verb and the name, and after the name. */
const objects = new Set(
  `it this that these those them the my a an as to into in with on off and all everything here out selection selected
  text word words line lines paragraph sentence current last previous change edit action step formatting style font
  mark`.split(/\s+/),
)
const selecting =
  /^(?:select|highlight|choose|pick)(?: (?:the|this|that|current|whole|entire|my|all|of|last))* (words?|sentences?|paragraphs?|all|everything|text|document)$/u

/**
 * Returns the formatting command of a phrase, or null. It is a name with an optional verb before it
 * and an optional object.
 */
export function formattingIn(keys: readonly string[]): FormattingAction | null {
  const selected = selecting.exec(keys.join(' '))?.[1]
  if (selected !== undefined) return selection(selected)
  const atOnce = nameAt(keys, 0)
  if (atOnce !== null) return atOnce
  if (!verbs.has(keys[0] ?? '')) return null
  // In "into a list", the name may begin after any of the words between.
  for (let start = 1; start < keys.length; start += 1) {
    const named = nameAt(keys, start)
    if (named !== null) return named
    if (!objects.has(keys[start] ?? '')) return null
  }
  return null
}

/** Returns the longest name that begins here, if only objects follow it. */
function nameAt(keys: readonly string[], start: number): FormattingAction | null {
  for (let size = Math.min(NAME_WORDS_MAX, keys.length - start); size > 0; size -= 1) {
    const action = actionByName.get(keys.slice(start, start + size).join(' '))
    if (action !== undefined && keys.slice(start + size).every(key => objects.has(key))) return action
  }
  return null
}

function selection(what: string): FormattingAction {
  if (what.startsWith('word')) return 'select_word'
  if (what.startsWith('sentence')) return 'select_sentence'
  return what.startsWith('paragraph') ? 'select_paragraph' : 'select_all'
}
