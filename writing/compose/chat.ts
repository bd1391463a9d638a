import type { Edit } from './edits.ts'

/** Spellings of chats, each with the words that it stands for. */
const CHAT: Readonly<Record<string, string>> = {
  u: 'you',
  ur: 'your',
  r: 'are',
  pls: 'please',
  plz: 'please',
  plse: 'please',
  bc: 'because',
  bcuz: 'because',
  cuz: 'because',
  coz: 'because',
  wud: 'would',
  cud: 'could',
  shud: 'should',
  wanna: 'want to',
  gonna: 'going to',
  gotta: 'have to',
  lemme: 'let me',
  gimme: 'give me',
  dunno: "don't know",
  thx: 'thanks',
  thnx: 'thanks',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  tomoz: 'tomorrow',
  '2moro': 'tomorrow',
  '2day': 'today',
  '2nite': 'tonight',
  tonite: 'tonight',
  nite: 'night',
  smth: 'something',
  sth: 'something',
  cant: "can't",
  w: 'with',
  ppl: 'people',
  msg: 'message',
  abt: 'about',
  b4: 'before',
  gr8: 'great',
  l8r: 'later',
  btw: 'by the way',
  idk: "I don't know",
  tbh: 'to be honest',
  imo: 'in my opinion',
  asap: 'as soon as possible',
}

/** One letter stands for a word only between words, not in "plan r" or "let u be". */
const LETTERS = new Set(['u', 'r'])
const NAMES_LETTER = /\b(?:let|vector|variable|function|set|letter|value|where|of|the|a|an|in|and|or)\s+$/i
/** Words after which a letter is "you" or "are" for sure. */
const AFTER = /^\s+(?:\p{L}{2,}|r\b|u\b)|^[?!.,]/u

const WORD = /(?<![\p{L}\p{N}'’@#./_-])(?:\p{L}|\p{N})+(?![\p{L}\p{N}'’@/_-]|\.\p{L})/gu

/** Subjects before "cant", which is a noun elsewhere. */
const SUBJECT = /(?:^|[^\p{L}])(?:i|u|you|we|they|he|she|it)\s+$/iu
const THING = /^\s+(?:the|a|an|my|ur|your|our|his|her|u|you|us|me|him|them|this|that)\b/i

/** A subject without its verb: "we gonna", not "are we gonna". */
const BARE =
  /(?<!\b(?:am|are|r|is|was|were|what|where|when|how|why|who|what's|ain't|aren't|isn't)\s)\b(i|u|you|we|they|he|she|it)\s+$/iu
/** "What you gonna do" needs another order of its words. */
const ASKING = /\b(?:what|where|when|how|why|who)\s+(?:i|u|you|we|they|he|she|it)\s+$/iu

/** Returns the verb that "gonna" lacks, with a space after it; null if it cannot simply be added. */
function beBeforeGonna(before: string): string | null {
  if (ASKING.test(before)) return null
  const subject = BARE.exec(before)?.[1]?.toLowerCase()
  if (subject === undefined) return ''
  if (subject === 'i') return 'am '
  return /^(?:he|she|it)$/.test(subject) ? 'is ' : 'are '
}

/** Spells out the words of chats: "wud u tell me pls" becomes "would you tell me please". */
export function chatWords(text: string): Edit[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const meant = CHAT[word.toLowerCase()]
    // "BC" and "R" are names; "Pls" begins a sentence.
    if (meant === undefined || (word.length > 1 && word === word.toUpperCase()) || /^[URW]$/.test(word))
      return []
    const [start, end] = [index, index + word.length]
    if (LETTERS.has(word)) {
      const before = text.slice(Math.max(0, start - 20), start)
      if (NAMES_LETTER.test(before) || !AFTER.test(text.slice(end, end + 20))) return []
    }
    if (word === 'w' && !THING.test(text.slice(end, end + 20))) return []
    if (word.toLowerCase() === 'cant' && !SUBJECT.test(text.slice(Math.max(0, start - 8), start))) return []
    const be = meant === 'going to' ? beBeforeGonna(text.slice(Math.max(0, start - 30), start)) : ''
    if (be === null) return []
    const isCapital = /^\p{Lu}/u.test(word) || beginsSentence(text, start)
    const after = be + (isCapital ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant)
    return [
      { start, end, after: word === 'ur' ? yourOrYouAre(text.slice(end)) : after, reason: 'Chat spelling' },
    ]
  })
}

/** Returns the word that a chat spelling stands for: "something" for "smth". */
export const meaningOfChat = (word: string): string | undefined => CHAT[word.toLowerCase()]

/** At the start of a text of whole sentences, or after the end of one. */
function beginsSentence(text: string, start: number): boolean {
  return start === 0
    ? /[.!?]["”’)]*(?:\s|$)/u.test(text)
    : /[.!?]\s+$/.test(text.slice(Math.max(0, start - 4), start))
}

/** "ur going" is "you're going", "ur house" is "your house". */
const yourOrYouAre = (rest: string): string =>
  /^\s+(?:\p{L}+ing|not|so|very|the|a|an|right|wrong|welcome|late|here|there|sure)\b/u.test(rest)
    ? "you're"
    : 'your'
