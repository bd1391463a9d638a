import { randomOf } from '../email/random.ts'
import type { Change, Rewritten } from '../settle.ts'
import { lineRuns } from './pieces.ts'
import { contentWords, sentencesOf } from './sentences.ts'

/** Maximum number of prompts per text. There is at most one for every two sentences. */
const PROMPTS_MAX = 8

/** Patterns of unanswered details, each with its prompt. The first match wins. */
const QUESTIONS: [RegExp, string | ((match: RegExpExecArray) => string)][] = [
  [
    /\b(?:increased?|decreased?|grew|grown|rose|risen|fell|fallen|dropped|declined|improved|doubled|reduced|went up|went down)\b(?![^.!?]*\p{N})/iu,
    'by how much, and since when',
  ],
  [
    /\b(?:many|several|some|various|numerous|a number of|a lot of|lots of) (\p{L}+(?: \p{L}+)?)/iu,
    ([, noun = '']) => `an example or a number: which ${noun.toLowerCase()}?`,
  ],
  [
    /\b(?:studies|research|experts|scientists|statistics|surveys|reports) (?:show|shows|say|says|suggest|suggests|agree|find|found|prove|proves)\b/i,
    'the source',
  ],
  [/\b(?:important|essential|crucial|necessary|vital|key)\b(?![^.!?]*\bbecause\b)/i, 'the reason why'],
  [
    /\b(?:better|worse|easier|harder|cheaper|faster|safer|more \p{L}+|less \p{L}+)\b(?![^.!?]*\bthan\b)/iu,
    'compared with what',
  ],
  [
    /\b(?:problem|issue|challenge|difficulty|obstacle|risk)s?\b(?![^.!?]*\b(?:because|since|such as)\b)/i,
    ([word = 'problem']) => `an example of the ${word.toLowerCase()}`,
  ],
  [
    /\b(?:soon|later|recently|in the future|at some point|sometimes|often|eventually)\b/i,
    'when, or how often',
  ],
  [
    /\b(?:should|must|need to|have to|ought to|plan to)\b(?![^.!?]*\b(?:because|by|so that)\b)/i,
    'how, or the first step',
  ],
  [/\b(?:because|since|due to|as a result)\b/i, 'an example that shows this'],
  [
    /\b(?:good|bad|great|nice|interesting|amazing|terrible|wonderful|useful|helpful|successful|effective)\b/i,
    'what made it so',
  ],
  [/\b(?:think|believe|feel|opinion|argue|claim)\b/i, 'a reason or an example'],
]

/**
 * Adds prompts in brackets after sentences that lack a detail: "[add: by how much, and since
 * when]". The rest of the text stays the same, since only the writer knows the answers. A text
 * without such sentences gets a prompt for an example.
 */
export async function* expanded(text: string, seed: string): AsyncGenerator<Rewritten, void, undefined> {
  const random = randomOf(seed)
  const pieces = lineRuns(text)
  const sentences = pieces.flatMap(piece =>
    /^[\r\n\u2028\u2029]/.test(piece) || piece.trim() === '' ? [piece] : sentencesOf(piece),
  )
  const asked = new Set<string>()
  let since = 2
  let made = 0
  for (const [index, sentence] of sentences.entries()) {
    since += 1
    const ready = made < PROMPTS_MAX && since > 1 && !isStructure(sentence)
    const question = ready ? questionFor(sentence, asked, random() < 0.5) : null
    const last =
      made === 0 && index === sentences.findLastIndex(piece => piece.trim() !== '') && !isStructure(sentence)
    const prompt = question ?? (last ? exampleOf(sentence) : null)
    if (prompt === null) {
      yield { text: sentence, changes: [] }
      continue
    }
    made += 1
    since = 0
    asked.add(prompt)
    const change: Change = { before: '', after: `[add: ${prompt}]`, reason: 'Add detail here' }
    yield { text: sentence.replace(/\s*$/u, space => ` [add: ${prompt}]${space}`), changes: [change] }
  }
}

/** Detects greetings, headings, list items and earlier prompts. */
function isStructure(sentence: string): boolean {
  const plain = sentence.trim()
  return (
    !/[.!?…]["”’)\]]*$/u.test(plain) ||
    plain.includes('[') ||
    /^(?:dear|hi|hello|hey|best|regards|thanks|thank you|kind|sincerely|yours|please|could you|can you)\b/i.test(
      plain,
    ) ||
    plain.split(/\s+/).length < 4
  )
}

function questionFor(sentence: string, asked: ReadonlySet<string>, later: boolean): string | null {
  const fitting = QUESTIONS.flatMap(([pattern, ask]) => {
    const match = pattern.exec(sentence)
    const question = match === null ? null : typeof ask === 'string' ? ask : ask(match)
    return question === null || asked.has(question) ? [] : [question]
  })
  return (later ? fitting[1] : undefined) ?? fitting[0] ?? null
}

function exampleOf(sentence: string): string {
  const words = contentWords(sentence)
  const longest = words.toSorted((a, b) => b.length - a.length)[0]
  return longest === undefined ? 'an example' : 'an example or a detail'
}
