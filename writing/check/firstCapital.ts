import type { HarperFinding } from './harperLint.ts'

/**
 * Words that begin a sentence and no name, command or entry of a list. "where", "with" and the like
 * are not among them: a paragraph after a formula or a quotation goes on with them.
 */
const STARTERS = new Set(
  (
    'i he she we they you it this that these those there here my your his her our their its the a an ' +
    'some many most every each no nobody someone everyone everything nothing one another both ' +
    'is are was were am do does did have has had can could will would should may must ' +
    'what when why how who if because although though while since after before until unless ' +
    'in on at for from by during about without despite however therefore hence thus also then first ' +
    'firstly secondly finally moreover furthermore but and so maybe perhaps sometimes now today ' +
    'yesterday tomorrow please yes hello hi thanks sorry'
  ).split(' '),
)

/** Returns whether a word often begins a sentence, and is no name. */
export const isStarter = (word: string): boolean => STARTERS.has(word.toLowerCase())

const FIRST_WORD = /^[\s"“'‘(]*([a-z]+)(?=[\s,]|['’][a-z])/
/** At least three words, and the sign at the end that makes a note a sentence. */
const SENTENCE = /^\s*(?:\S+\s+){2,}\S*(?<!\.\.)[.?!]["”'’)]*\s*$/

/**
 * Returns the finding of a paragraph that begins in lower case; null if it may. Harper passes over
 * most first words, since its texts may be labels.
 */
export function firstCapital(paragraph: string): HarperFinding | null {
  const word = FIRST_WORD.exec(paragraph)?.[1]
  if (word === undefined || !STARTERS.has(word) || !SENTENCE.test(paragraph)) return null
  const start = paragraph.indexOf(word)
  const capital = word.charAt(0).toUpperCase() + word.slice(1)
  return {
    rule: 'SentenceCapitalization',
    kind: 'Capitalization',
    message: '',
    candidates: [capital],
    start,
    end: start + word.length,
  }
}
