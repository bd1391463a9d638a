import { ProviderError } from './error.ts'
import type { Prompt } from './prompts/fence.ts'

/** The characters of an answer that are checked before any of it is shown. */
const HEAD = 240
/** Characters held back until more follow, so that no marker is shown in part. */
const HELD = 48
/** An answer must not contain this many characters of our instructions in a row. */
const OWN_WORDS = 40
/** A version of a text with at least this many words shares this part of them. */
const WORDS_MIN = 12
const SHARED_MIN = 0.1

type Expected = {
  prompt: Prompt
  /** The text that was sent. */
  before: string
  /** Whether the answer is another wording of the text, with words in common. */
  isVersion: boolean
  isSameLanguage: boolean
}

/**
 * Yields an answer while it looks as requested. Throws ProviderError if it contains the fence or
 * the instructions, speaks as an assistant, or is no version of the text. In those cases the model
 * followed an instruction in the text. A short answer is checked before any of it is yielded.
 */
export async function* guarded(pieces: AsyncIterable<string>, expected: Expected): AsyncGenerator<string> {
  let all = ''
  let shown = 0
  const leaks = leakOf(expected)
  for await (const piece of pieces) {
    const seen = Math.max(0, all.length - OWN_WORDS - HELD)
    all += piece
    if (leaks(all.slice(seen))) throw new ProviderError('malformed', 'its answer reveals the prompt')
    if (all.length < HEAD) continue
    if (shown === 0) checkHead(all, expected)
    const upTo = wholeCharacters(all, all.length - HELD)
    if (upTo > shown) yield all.slice(shown, upTo)
    shown = Math.max(shown, upTo)
  }
  if (shown === 0) checkHead(all, expected)
  if (shown < all.length) yield all.slice(shown)
}

function leakOf({ prompt: { marker, system }, before }: Expected): (text: string) => boolean {
  const own: string[] = []
  for (let at = 0; at + OWN_WORDS <= system.length; at += OWN_WORDS / 2)
    own.push(system.slice(at, at + OWN_WORDS))
  const telling = own.filter(words => !before.includes(words))
  return text => text.includes(marker) || telling.some(words => text.includes(words))
}

/** Phrases of assistants before, or instead of, an answer. */
const ASSISTANT =
  /^[\s"“*_#>]*(?:(?:sure|certainly|of course|absolutely|okay|ok|great|happy to)\b[^.\n]{0,40}?\b(?:here|below|help|let me|i['’]ll|i will|i can)\b|here(?:['’]s| is| are)\b[^.\n]{0,60}\b(?:text|version|translation|summary|rewrite|revision|sentence|paragraph)|as an (?:ai|assistant|language model)|i(?:['’]m| am) (?:sorry\b[^.\n]{0,40}\b(?:but|can|unable)|an? (?:ai|assistant|language model)|unable to|not able to (?:help|assist|comply))|i (?:can(?:not|['’]t)|won['’]t) (?:help|assist|comply|do that|provide|fulfill?)|(?:assistant|system|user|human)\s*:)/i

function checkHead(head: string, { before, isVersion, isSameLanguage }: Expected): void {
  if (ASSISTANT.test(head) && !ASSISTANT.test(before))
    throw new ProviderError('malformed', 'it speaks as an assistant')
  if (isSameLanguage && !isSameScript(before, head))
    throw new ProviderError('malformed', 'its answer is in another language')
  if (isVersion && !isRelated(before, head))
    throw new ProviderError('malformed', 'its answer is unrelated to the text')
}

const SCRIPTS = [
  /\p{Script=Latin}/gu,
  /\p{Script=Cyrillic}/gu,
  /\p{Script=Greek}/gu,
  /\p{Script=Arabic}/gu,
  /\p{Script=Hebrew}/gu,
  /\p{Script=Devanagari}/gu,
  /\p{Script=Bengali}/gu,
  /\p{Script=Tamil}/gu,
  /\p{Script=Telugu}/gu,
  /\p{Script=Thai}/gu,
  /\p{Script=Hangul}/gu,
  /\p{Script=Han}/gu,
]

/** Returns whether most letters of both texts are of the same script. */
function isSameScript(before: string, after: string): boolean {
  const main = (text: string) => {
    const counts = SCRIPTS.map(script => text.match(script)?.length ?? 0)
    const most = Math.max(...counts)
    return most < 8 ? -1 : counts.indexOf(most)
  }
  const [one, other] = [main(before), main(after)]
  return one === other || one === -1 || other === -1
}

const longWords = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []

function isRelated(before: string, after: string): boolean {
  const known = new Set(longWords(before).map(word => word.slice(0, 5)))
  const words = longWords(after)
  if (known.size < WORDS_MIN || words.length < WORDS_MIN) return true
  return words.filter(word => known.has(word.slice(0, 5))).length >= words.length * SHARED_MIN
}

/** Never splits a surrogate pair. */
const wholeCharacters = (text: string, at: number): number =>
  /[\uD800-\uDBFF]/.test(text.charAt(at - 1)) ? at - 1 : at
