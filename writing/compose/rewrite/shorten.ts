import { lineRuns } from './pieces.ts'
import { contentWords, sentencesOf } from './sentences.ts'

/** Sentences without content. */
const EMPTY =
  /^(?:i hope (?:this (?:email|message|letter|note) finds you well|you are (?:doing )?well|all is well)|i hope (?:you(?:'re| are) having|your (?:week|day) is)[^.!?]*|hope (?:all is well|you are well|this helps)|let me (?:explain|begin|start)[^.!?]{0,30}|as (?:i|we) (?:said|mentioned)(?: before| above| earlier)?|that is (?:all|it)|i could go on|there are many (?:reasons|examples)(?: for this| of this)?|this is (?:very )?important|it is what it is|thank you for taking the time to read (?:this|my (?:email|message|letter)))[.!?]*["”’)]*$/i
/** Examples, which a long paragraph can spare. */
const EXAMPLE = /^(?:for (?:example|instance)|by the way|incidentally)\b/i
/** Share of words in common with an earlier sentence from which a sentence is redundant. */
const ECHO = 0.75

/**
 * Removes sentences without content, sentences that repeat an earlier one, and examples in
 * paragraphs of five or more sentences. A paragraph keeps at least one. Sentences with numbers,
 * names, questions or quotations stay.
 */
export function shortened(text: string): string {
  const said: Set<string>[] = []
  return lineRuns(text)
    .map(piece => {
      if (/^[\r\n\u2028\u2029]/.test(piece)) return piece
      const sentences = sentencesOf(piece)
      if (sentences.length < 2) return piece
      const kept = sentences.filter(sentence => !isNeedless(sentence, said, sentences.length >= 5))
      return kept.length === 0 ? piece : kept.join('').trimEnd()
    })
    .join('')
}

const SAID_MAX = 400

function isNeedless(sentence: string, said: Set<string>[], isMany: boolean): boolean {
  const plain = sentence.trim()
  if (
    EMPTY.test(plain.replaceAll('’', "'")) ||
    (isMany && EXAMPLE.test(plain) && !/[\p{N}?"“”`]/u.test(plain))
  )
    return true
  const words = new Set(contentWords(plain))
  const fixed = /[\p{N}?"“”`@#]|(?<=\p{L}[ ,]+)\p{Lu}\p{Ll}/u.test(plain)
  const echo = !fixed && words.size > 3 && said.some(before => overlap(words, before) >= ECHO)
  if (!echo && said.length < SAID_MAX) said.push(words)
  return echo
}

function overlap(words: ReadonlySet<string>, before: ReadonlySet<string>): number {
  let shared = 0
  for (const word of words) if (before.has(word)) shared += 1
  return shared / words.size
}
