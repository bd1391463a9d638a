import { inflect, knownVerbs } from '../../tagger/verbs/inflect.ts'
import type { Edit } from '../edits.ts'
import { baseOfPast } from '../english/verbs.ts'
import { edits, lower, sentenceBefore, upper } from './matches.ts'

/** Rewrites of the structure of a sentence that keep every fact. */

const FINITE =
  /\b(?:am|is|are|was|were|has|have|had|will|would|can|could|should|must|may|might|do|does|did|\p{L}+(?:n['’]t|['’](?:s|re|m|ll|ve)))\b/iu
const SUBORDINATE =
  /(?:^|[\s,])(?:when|if|because|although|though|while|since|as|after|before|until|unless|whenever|where|wherever|once|that|which|who|whose|whether|what|how|why|the more|the less|no matter|even|given|either|neither|not only|for|in|on|at|with|by|from|during|to|according)\b/iu

/** "The soup was cold, it came late" becomes "The soup was cold. It came late". */
export function withoutSplices(text: string): Edit[] {
  return edits(
    text,
    /, (it|this|they|we|he|she|there|you|I)(?= (?:is|was|are|were|has|have|had|will|would|can|could|must|took|came|got|went|does|do|did|also|showed|kept|made|worked|can['’]t|don['’]t|doesn['’]t|didn['’]t|isn['’]t|wasn['’]t)\b[^,.!?;\n]{8,}?[.,!])/gu,
    'Two sentences',
    match => {
      const before = sentenceBefore(text, match.index).trim()
      if (before.includes(',') || before.includes('(') || before.length < 15) return null
      // "It is open, so when things change, you can adapt" is one sentence.
      if (
        /\b(?:so|and|but|that) (?:when|if|once|as|while|because|since|after|before|until|unless|although)\b/i.test(
          before,
        )
      )
        return null
      // "I left – in fact, I ran" has an opening before the comma, not a clause.
      if (/(?:--|[–—]|\b(?:in fact|of course|in short|after all|then|however|instead|so far)$)/i.test(before))
        return null
      // "He knew it was late, I think" and "When it rained, it …" are one sentence.
      if (
        SUBORDINATE.test(before.slice(0, 25)) &&
        /^\p{L}+/u.test(before) &&
        SUBORDINATE.test(`${before.split(/\s/)[0] ?? ''} `)
      )
        return null
      if (
        /^(?:when|if|because|although|though|while|since|as|after|before|until|unless|whenever|once|even|so|in|on|at|with|by|from|during|to|for|yesterday|today|last|next|this|however)\b/i.test(
          before,
        ) &&
        !/^(?:this) \p{L}+ (?:is|was|has)\b/iu.test(before)
      )
        return null
      if (!FINITE.test(before) && !before.split(/\s+/).some(word => baseOfPast(word.toLowerCase()) !== null))
        return null
      if (
        /["“”:]/.test(before) ||
        /\b(?:said|says|asked|think|thought|know|hope|told|and|or|but)$/i.test(before)
      )
        return null
      return `. ${upper(match[1] ?? '')}`
    },
  )
}

/** "She has written papers and she has also taught" becomes "… and has also taught". */
export function withoutSecondSubject(text: string): Edit[] {
  return edits(
    text,
    /(?<=(?:^|[.!?\n][ ]?)(I|We|She|He|They|It|You)(?: (?!that\b|if\b|when\b|because\b|who\b|which\b|what\b|whether\b|how\b|while\b|since\b|as\b|after\b|before\b|where\b|until\b|and\b|but\b|or\b|so\b|he\b|she\b|they\b|we\b|it\b|you\b|said\b|think\b|thought\b|know\b|knew\b|believe\b|hope\b|saw\b|see\b|heard\b|let\b|made\b|watched\b|noticed\b)[\p{L}\p{N}'’%-]+){2,14} and) (I|we|she|he|they|it|you)(?= (?:am|is|are|was|were|has|have|had|will|also|\p{L}+ed|went|came|got|took|saw|gave|made|began|wrote|sent|found)\b)/gu,
    'Fewer words',
    ([, first = '', second = '']) => (first.toLowerCase() === second.toLowerCase() ? '' : null),
  )
}

/** Participle → verb. */
const bases = new Map([...knownVerbs].map(base => [inflect(base, 'participle'), base] as const))
const AGENTS: Readonly<Record<string, string>> = { us: 'we', me: 'I', him: 'he', them: 'they', you: 'you' }

/** "The gas was measured by us" becomes "we measured the gas". */
export function active(text: string): Edit[] {
  return edits(
    text,
    /(?<=^|[.!?\n][ ]?)((?:Then|First|Next|Finally|After that|Later|Afterwards|Unfortunately|So),? )?((?:The|the|This|this|These|these|All|all|A|a|An|an|Our|our|My|my|Your|your) (?:(?!was\b|were\b|is\b|are\b|been\b|and\b|has\b|have\b)[\p{L}'’-]+ ){1,7})(was|were) (?:(?!not\b)(\p{L}+ly) )?(\p{L}+) by (us|me|him|them|you)\b/gu,
    'Active voice',
    ([, opening = '', thing = '', , manner = '', participle = '', who = '']) => {
      const base = bases.get(participle)
      const agent = AGENTS[who]
      if (base === undefined || agent === undefined) return null
      const made = [agent, manner, inflect(base, 'past'), lower(thing.trim())].filter(Boolean).join(' ')
      return opening === '' ? upper(made) : `${opening}${made}`
    },
  )
}

/** Patterns that say the same with fewer words in any text. */
const PLAIN: readonly [RegExp, string][] = [
  [/\b(is|are) going to (?=(?!the\b|a\b|an\b|my\b|our\b|your\b)\p{Ll}+)/gu, 'will '],
  [
    /\b(the reason (?:for [^.,;!?]{2,60}? |why [^.,;!?]{2,60}? |that [^.,;!?]{2,60}? )?(?:is|was)) because\b/giu,
    '$1 that',
  ],
  [/, which is because\b/gu, ' because'],
  [/\b(has|have) got (?=(?:a|an|the|no|many|some|two|three|lots|enough)\b)/gu, '$1 '],
  [/\bone time a (day|week|month|year)\b/gu, 'once a $1'],
  [/\btwo times a (day|week|month|year)\b/gu, 'twice a $1'],
  [/\bin the last years\b/gu, 'in recent years'],
  [/\bIn the last years\b/gu, 'In recent years'],
  [/\bin the next days\b/gu, 'in the next few days'],
  [/\b([Dd]ifferent) than(?= (?:me|us|him|her|them|at|in|the|my|our|your|mine|yours)\b)/gu, '$1 from'],
  [
    /\b(?:more) (easy|fast|cheap|small|big|hard|strong|slow|long|short|clean|old|nice|safe|simple)\b(?! and more)/gu,
    '~$1',
  ],
  [
    /\b([Ii])t is possible that (I|we|you|they|he|she) (?:can |could )?get\b/gu,
    '$1t is possible for ~$2 to get',
  ],
  [/\ball of (?=(?:the|my|his|her|our|your|their)\b)/gu, 'all '],
  [/\b(?:a )?(?:question|issue) of (?=(?:how|whether|why)\b)/gu, ''],
  [/\ball the day(?=[.,;!?])/gu, 'all day'],
  [
    /\b(is|was) a (?:person|man|woman|student|teacher|book|film|place|city|company|thing|car|machine|story|town) (?:who|which|that) (?:is|was) (?!a\b|an\b|the\b|not\b|in\b|at\b)(?=\p{L})/gu,
    '$1 ',
  ],
  [/\b[Tt]he thing that (\p{L}+(?: \p{L}+)?) liked (?:the )?(most|least|best) was\b/gu, ''],
  [/\bwould have liked to of had\b/gu, 'would have liked'],
  [/\b(really|very) (nice|kind|sure|well-known)\b/gu, '$2'],
  [/\bvery (unique|perfect|essential|complete|excellent|amazing|awful)\b/gu, '$1'],
  [/\bso therefore\b/gu, 'therefore'],
  [/\b(happy|glad) and (?:excited|pleased|delighted) to\b/gu, '$1 to'],
  [/\bexcited and happy to\b/gu, 'happy to'],
  [/\band (?:also )?(?:then )?(?:after that|afterwards) (?=(?:I|we|you|he|she|they|it)\b)/gu, 'and then '],
  [/(?<=\p{L}), (?:and|but) also (?=\p{L})/gu, ' and '],
]

/** Says the same with fewer words: "is going to change" is "will change". */
export function tighter(text: string): Edit[] {
  return PLAIN.flatMap(([expression, after]) =>
    edits(text, expression, 'Fewer words', match => {
      const [whole, one = '', two = ''] = match
      if (after === '~$1') return comparative(one)
      if (after.includes('~$2')) {
        const object = { i: 'me', we: 'us', you: 'you', they: 'them', he: 'him', she: 'her' }[
          two.toLowerCase()
        ]
        return object === undefined ? null : after.replace('$1', one).replace('~$2', object)
      }
      if (after === '' && /thing that/i.test(whole)) {
        return `${whole.startsWith('T') ? 'What' : 'what'} ${one} liked ${two} was`
      }
      if (after === ' and ' && /\bnot\b/i.test(sentenceBefore(text, match.index))) return null
      return after.replace('$1', one).replace('$2', two)
    }),
  )
}

/** "Easy" → "easier". */
function comparative(word: string): string {
  if (word.endsWith('y')) return `${word.slice(0, -1)}ier`
  if (word.endsWith('e')) return `${word}r`
  return /^(?:big)$/.test(word) ? `${word}ger` : `${word}er`
}
