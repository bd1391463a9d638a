import { isClause, isDeed, isWholeQuestion } from '../english/certain.ts'
import { finiteAt, isQuestion, mended } from '../english/clauses.ts'
import { adjectives } from '../english/functionWords.ts'
import { isCountable, isNoun } from '../english/nouns.ts'
import { isVerbAt } from '../english/thoughtClauses.ts'
import { capital } from '../english/tidy.ts'
import { baseOfThird, isBaseVerb } from '../english/verbs.ts'
import { inner, isCommonWord, tokensOf } from '../english/words.ts'
import { ended } from './say.ts'

/** Words with which people begin to talk. */
const OPENERS =
  /^(?:(?:and|also|so|well|ok|okay|btw|by the way,?|anyway|maybe say|just say|say that|mention that|add that|please (?:say|mention|add) that|hi|hello|hey)[, ]+)+(?=\p{L})/iu
/** States and deeds that only the writer can be the subject of. */
const STATES =
  /^(?:(?:still |very |really |so |not )*(?:interested|waiting|keen|hoping|looking|sure|able|available|ready|grateful|sorry|happy|glad|excited|sad|sick|stuck|moving|leaving|resigning|quitting|applying|recommending|arriving|coming|booked (?:till|until|up|solid)|unable|free)\b|looking forward)/iu
const DEEDS =
  /^(?:just |already |only |never |also |still |recently |really )*(?:(?:had|left|bought|ordered|lost|called|tried|sent|paid|waited|booked|applied|forgot|missed|saw|found|got|went|took|met|asked|wrote|emailed|returned|received|heard|moved|worked|learned|loved|love|know|mixed|checked|reinstalled|enjoyed|dropped|signed|need|want|wanted|hope|hoped|think|prefer)\b|(?:don['’]t|haven['’]t|didn['’]t|can['’]t|cannot|couldn['’]t|won['’]t|would (?:like|love|prefer|be)|can|could|will)\b(?! (?:you|he|she|they|we|i|it)\b))/iu
/** Promises that are typed in the present: "I bring it back on Monday". */
const PROMISE =
  /\b(I|we) (bring|sign|send|pay|call|give|hand|buy|order|pick|come|make|cook|check|show|return|come|let|pick|wait|meet|collect|drop)\b(?!.*\b(?:every|always|usually|often|never|each|sometimes|per|an? (?:day|week|month|year))\b)/u
const NUMBERED =
  /^(?:my |our |the )?(order|booking|member|membership|invoice|customer|account|reference|ticket|claim|policy|case|contract|confirmation|student|flight|tracking)(?: (number|no\.?|nr\.?|ref\.?|reference|id|code))? #?([\p{L}-]{0,4}\d[\p{L}\d/-]*)$/iu
/** Deeds of the writer: no one asks a reader to resign. */
const OWN =
  /^(?:resign|quit|apply|apologi[sz]e|complain|withdraw|unsubscribe|decline|accept|give notice|move out|book|order|report)\b(?! (?:is|are|was|were|has|number|no)\b)/iu
/** Duties and things of the writer: no one is asked to have two dogs. */
const OWNED =
  /^(?:also |still )?have (?!an? (?:nice|good|great|safe|lovely|wonderful|look|seat|word|think|chat|happy)\b)(?:to|an?|two|three|some|no|\d+|\p{L}{3,}s)\b/iu
/** "Pay by Friday or I will charge a fee": a clause may follow an order. */
const THEN = / (?:or|and|so|if|before|when|because) (?=(?:i|we|you|they|it|he|she)\b)/iu
const WORDS_MAX = 34

/** Returns a thought as one sentence to its reader, or null where its grammar is not certain. */
export function sentenceOf(thought: string, { we }: { we: boolean }): string | null {
  const plain = thought.replace(OPENERS, '').replace(/[\s,;]+$/u, '')
  const asked = plain.replace(/\?+$/, '')
  const isAsked = asked !== plain && /^(?:can|could|will|would|should|do|does|did|is|are) /iu.test(asked)
  // "Any news?" and "anything free on Monday?" lack their verb.
  if (asked !== plain && /^any(?:thing|one)? /iu.test(asked) && finiteAt(tokensOf(asked)) < 0)
    return `Is there ${inner(asked)}?`
  const isTold = asked === plain && /^has (?:an?|two|three) /iu.test(plain)
  if (isAsked || (!isTold && (isWholeQuestion(inner(asked)) || isQuestion(tokensOf(inner(asked))))))
    return `${capital(withCommas(mannered(asked)))}?`
  const text = subjected(plain.replace(/(?<=\p{L})[.!]+$/u, ''), we)
  return text === null ? null : ended(capital(withCommas(mannered(polite(text)))))
}

/** Adds the subject that is missing, or returns null. */
function subjected(text: string, we: boolean): string | null {
  const i = we ? 'we' : 'I'
  const number = NUMBERED.exec(text)
  if (number !== null) {
    const [, thing = '', kind = 'number', code = ''] = number
    const word = /^ref/i.test(kind) ? 'reference' : /^id|code/i.test(kind) ? kind : 'number'
    return thing.toLowerCase() === 'reference'
      ? `the reference is ${code}`
      : `the ${thing.toLowerCase()} ${word} is ${code}`
  }
  const lastDay = /^(?:[Mm]y )?[Ll]ast day (?:is )?(?=\d|\p{Lu}|the \d)/u
  if (lastDay.test(text)) return `${we ? 'our' : 'my'} last day is ${text.replace(lastDay, '')}`
  if (/^maybe /iu.test(text) && isDeed(inner(text.replace(/^maybe /iu, '')))) return text
  if (/^(?:starts|begins|ends|costs|takes|has (?:an?|two|three)\b) ?\p{L}*/iu.test(text))
    return `it ${inner(text)}`
  if (/^no \p{L}+(?: \p{L}+)?,? please$/iu.test(text)) return text.replace(/,? please$/i, ', please')
  if (/^no \p{L}+$/iu.test(text)) return text
  if (/^no \p{L}+ \p{L}+$/iu.test(text) && isCountable(tokensOf(text).at(-1)?.key ?? ''))
    return `there is ${inner(text)}`
  if (
    /^(?:thanks?|thank you|congratulations|sorry|so sorry|happy birthday|get well|good luck|all the best|welcome|no (?:rush|hurry|worries|problem|pressure))\b/i.test(
      text,
    )
  )
    return text
  if (/^please \p{L}+/iu.test(text)) return text
  const first = tokensOf(text)[0]?.key ?? ''
  if (/^(?:just |finally )?read (?:your\b|.* and (?:will|can)\b)/iu.test(text)) return `${i} ${inner(text)}`
  if (OWNED.test(text)) return `${i} ${inner(text)}`
  if (/^been \p{L}+ing\b/iu.test(text)) return `${i} have ${inner(text)}`
  if (STATES.test(text)) return `${i} ${we ? 'are' : 'am'} ${inner(text)}`
  if (DEEDS.test(text)) return `${i} ${inner(text)}`
  if (/^(?:hope|hoping) /i.test(text)) return `${i} hope ${text.replace(/^\p{L}+ /u, '')}`
  if (/^let['’]s /i.test(text)) return text
  if (OWN.test(text)) return `${i} would like to ${inner(text)}`
  const [order = ''] = text.split(THEN)
  if (isBaseVerb(first) && isDeed(inner(text)) && finiteAt(tokensOf(order)) < 0)
    return `please ${inner(text).replace(/ please(?= or\b|$)/u, '')}`
  const own = text.replace(
    /^(?:kid|doc|son|daughter|wife|husband|partner|mom|mum|dad|car|cat|dog|phone|order|flight)(?= )/iu,
    word => `my ${word.toLowerCase()}`,
  )
  const low = inner(
    own.replace(
      /^(?:hotel|shop|store|driver|landlord|airline|plumber|technician|doctor|heating|package|parcel|elevator|train|bus|app|website|room|flat|apartment)(?= (?!\d))/iu,
      word => `the ${word.toLowerCase()}`,
    ),
  )
  const named = isBare(low) ? `the ${low}` : low
  const whole = isTyped(named) || finiteAt(tokensOf(named)) >= 0 ? named : mended(named)
  if (whole === null || tokensOf(whole).length > WORDS_MAX) return null
  return isClause(whole) || isTyped(whole) ? whole : null
}

/** "Deadline is Friday" and "old one expires" lack their article. */
function isBare(text: string): boolean {
  const words = tokensOf(text)
  const verb = finiteAt(words)
  return (
    verb > 0 &&
    verb < 4 &&
    words
      .slice(0, verb)
      .every(
        ({ key, text: word }) =>
          (key === word || /^(?:Christmas|Easter)$/.test(word)) &&
          (isNoun(key) || adjectives.has(key) || /^(?:one|christmas|easter)$/.test(key)),
      ) &&
    (isCountable(words[verb - 1]?.key ?? '') || words[verb - 1]?.key === 'one')
  )
}

/** Returns whether words are a clause as people type it: a subject of a few words, and its verb. */
function isTyped(text: string): boolean {
  const words = tokensOf(text)
  const verb = finiteAt(words)
  const first = words[0]?.key ?? ''
  if (/^(?:i|we|he|she|they|it|you)$/.test(first)) return isVerbAt(words, 1)
  if (/^(?:i|we|he|she|they|it|you|that|there|this)['’]/.test(first)) return words.length > 1
  if (/^(?:invoice|order|flight|bus|train|room)$/.test(first) && /\d/.test(words[1]?.key ?? ''))
    return verb > 0
  if (/^(?:something|nothing|everyone|everybody|nobody|someone|somebody)$/.test(first))
    return isVerbAt(words, 1)
  const isThing =
    /^(?:my|our|your|the|his|her|their|this|that|these|those|there|if|when|since|because|as|after|before|\p{L}+day|yesterday|today|tomorrow|unfortunately)$/u.test(
      first,
    )
  return (
    // "Emma won't": an unknown word is a name.
    (isThing || /^\p{Lu}/u.test(words[0]?.text ?? '') || (verb === 1 && !isCommonWord(first))) &&
    (verb > 0 || baseOfThird(words[2]?.key ?? '') !== null)
  )
}

/** Says a wish and a promise as an email does. */
const polite = (text: string): string =>
  text
    .replace(/^(I|we) (?:want|wanna) to\b/u, '$1 would like to')
    .replace(/^(I|we) want (?=\p{L})/u, '$1 would like ')
    .replace(PROMISE, '$1 will $2')
    .replace(
      /\b(is|are|['’]s) (?=(?!since)\p{L}+ (?:since|for (?:\d+|two|three|a few) (?:days|weeks|months|years))\b)/u,
      (_, verb: string) => (verb === 'are' ? 'have been ' : verb === 'is' ? 'has been ' : '’s been '),
    )

/** Adds the small words and capitals that people leave out as they type. */
const mannered = (text: string): string =>
  text
    // "I were fixing" does not agree, so it can only be "we're".
    .replace(/^(I\b[^.]* and) were (?=\p{L}+ing\b)/u, '$1 we’re ')
    .replace(/(?<!\b(?:the|at|this|that|very) )\bsame (?=(?:time|place)\b)/u, 'at the same ')
    .replace(/\ban a\b/u, 'an A')
    .replace(
      /(?<=\b(?:on|in|at|from|of|near|is) )(?!(?:the|my|our|your|his|her|their|this|that|a|an|every|busy|main|same|side|open)\b)(\p{Ll}+) (street|road|avenue|square|boulevard|lane)\b/gu,
      (_, name: string, kind: string) => `${capital(name)} ${capital(kind)}`,
    )
    .replace(
      /\b(doctor|dentist|driver|master|bachelor|mother|father|teacher|women|men|children)s (?=(?:appointment|licen[sc]e|degree|program|thesis|note|office|day|room|locker|shoes|clothes)\b)/gu,
      '$1’s ',
    )

/** Puts a comma before "but" and "so" with a further clause. */
const withCommas = (text: string): string =>
  text.replace(
    /(?<=[\p{L}\p{N}]) (but|so) (?=(?:i|we|you|he|she|it|they|there|my|our|the|that|this|nobody)\b)/giu,
    (all: string, word: string, at: number) =>
      /\b(?:so|but|is|are|am|was|not|think|hope)$/i.test(text.slice(0, at)) ? all : `, ${word} `,
  )
