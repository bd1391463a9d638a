import { inflect, knownVerbs } from '../../tagger/verbs/inflect.ts'
import type { Edit } from '../edits.ts'
import { isPlural } from '../english/nouns.ts'
import { edits, upper } from './matches.ts'

/** Rewrites of sentences that say a thing twice or hide their verb. */

const VERB_OF: Readonly<Record<string, string>> = {
  analysis: 'analyze',
  assessment: 'assess',
  calculation: 'calculate',
  comparison: 'compare',
  evaluation: 'evaluate',
  examination: 'examine',
  inspection: 'inspect',
  investigation: 'investigate',
  measurement: 'measure',
  review: 'review',
}

/** "An analysis of forty letters was carried out" becomes "Forty letters were analyzed". */
export function verbsOfPassives(text: string): Edit[] {
  return edits(
    text,
    /(?<=^|[.!?\n][ ]?)(?:An?|The) (analysis|assessment|calculation|comparison|evaluation|examination|inspection|investigation|measurement|review) of ((?:(?:all|the|our|its|their|this|these|\p{Ll}{4,}|\p{N}+) ){0,3}\p{Ll}+) (was|were|is|are) (?:carried out|conducted|performed|made|done)(?=[.,;]| (?:by|in|at|on|before|after|with|to)\b)/gu,
    'A verb instead of a noun',
    ([, noun = '', thing = '', was = '']) => {
      const verb = VERB_OF[noun]
      const head = thing.split(' ').at(-1) ?? ''
      if (verb === undefined || / (?:with|from|between|into|and|under|upon) /.test(` ${thing} `)) return null
      const past = was.startsWith('w')
      const be = isPlural(head) ? (past ? 'were' : 'are') : past ? 'was' : 'is'
      return `${upper(thing)} ${be} ${inflect(verb, 'participle')}`
    },
  )
}

/** "The reason why he left is because …" becomes "He left because …". */
export function withoutReasonWhy(text: string): Edit[] {
  return edits(
    text,
    /(?<=^|[.!?\n][ ]?)The reason why ((?:I|we|you|he|she|it|they|the|so|my|our|this|these|many|most)\b[^.,;:!?\n]{4,80}?) (?:is|was) (?:because|that) (?=[^.!?\n]*[.!]|[^.!?\n]*$)/gu,
    'Fewer words',
    match => {
      const rest = text.slice(match.index + match[0].length, match.index + match[0].length + 200)
      // "The reason why it is that small is the price" has its verb later.
      if (/^[^.!?\n]*\b(?:is|was) (?:because|that)\b/.test(rest)) return null
      if (/\b(?:not|n['’]t|never|is|was)\b/.test(match[1] ?? '')) return null
      return `${upper(match[1] ?? '')} because `
    },
  )
}

/** "There are many people who think …" becomes "Many people think …". */
export function withoutThereArePeople(text: string): Edit[] {
  return edits(
    text,
    /(?<=^|[.!?\n][ ]?)There are ((?:many|several|some|a few|quite a few|a lot of|lots of|plenty of|\p{Ll}+) (?:\p{Ll}+ )?\p{Ll}+) (?:who|that|which) (\p{Ll}+)(?= \p{Ll})/gu,
    'Fewer words',
    ([, thing = '', verb = '']) => {
      if (/\b(?:no|not|the|still|also|only|now|just|always|already|few|other)\b/.test(thing)) return null
      const head = thing.split(' ').at(-1) ?? ''
      return (isPlural(head) || head === 'people') && knownVerbs.has(verb) ? `${upper(thing)} ${verb}` : null
    },
  )
}

/** Doubled statements and clauses that one word replaces. */
const DOUBLED: readonly [RegExp, string][] = [
  [
    /\b(?:if|whether) (I|we|you|they) (?:are able to|am able to|can) (\p{Ll}+)(?: or (?:if|whether) \1 (?:are not able to|am not able to|are unable to|am unable to|can['’]?t|cannot|can not) \2)/gu,
    'whether $1 can $2',
  ],
  [/\b([Ee]ach|[Ee]very) time when\b/gu, '$1 time'],
  [/(?<=\p{Ll}) (?:which|that) (?:will take|takes|is taking) place (on|at|in)\b/gu, ' $1'],
  [/\b(am|is|was) a person who (?:is|was) (?!a\b|an\b|the\b|not\b|in\b|at\b)(?=\p{L})/gu, '$1 '],
  [
    /\b([Ii]t is) with (?:great |much )?(?:pleasure|joy) that (we|I) (?:would like to |can |want to )?announce (?=that\b|the\b|our\b)/gu,
    '~$2 announce ',
  ],
  [/\bwould like to take (?:this|the) opportunity to (?=\p{Ll})/gu, 'would like to '],
  [/\b(?:the )?(?:full |whole )?amount of money (?:that )?(I|we|you|they) paid\b/gu, 'the money $1 paid'],
  [/\b([Ii]n today['’]s) modern world\b/gu, '$1 world'],
  [/\b([Ii]n) this day and age\b/gu, '$1 our time'],
  [/\bboth (\p{Ll}+) and also\b/gu, 'both $1 and'],
  [/\b(\p{Ll}+), and in addition to (?:this|that),? also\b/gu, '$1, and'],
  [/\bthe way in which\b/gu, 'how'],
  [/\b([Ii])n such a way that\b/gu, '$1n a way that'],
  [/(?<=\b(?:large|small|big|tiny|huge)) in size\b/gu, ''],
  [/(?<=\b(?:red|blue|green|yellow|black|white|brown|gray|grey)) in color\b/gu, ''],
  [/(?<=\b(?:round|square|oval|rectangular)) in shape\b/gu, ''],
  [/(?<=\b(?:few|many)) in number\b/gu, ''],
  [
    /\bthe month of (?=(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)/gu,
    '',
  ],
  [/\b(\d{1,2}(?::\d\d)? ?)(a\.?m\.?|p\.?m\.?) in the (?:morning|afternoon|evening)\b/gu, '$1$2'],
]

/** "If you can come or if you cannot come" becomes "whether you can come". */
export function withoutDoubles(text: string): Edit[] {
  return DOUBLED.flatMap(([expression, after]) =>
    edits(text, expression, 'Fewer words', ({ 1: one = '', 2: two = '' }) => {
      if (after.startsWith('~')) {
        const who = one.startsWith('I') ? upper(two) : two
        return `${who} ${two === 'I' ? 'am' : 'are'} pleased to${after.slice(3)}`
      }
      return after.replace('$1', one).replace('$2', two)
    }),
  )
}

/** Words after which brackets hold more than a repetition. */
export const LIMITS =
  /\b(?:yet|not|no|never|without|except|excluding|including|only|if|unless|or|but|at least|at most|up to|once|twice|few|several|one|two|three|four|five|six|seven|eight|nine|ten|per|each|every|usually|often|sometimes|mostly|almost|nearly|probably|possibly|potentially|perhaps|maybe|partly|about|minus|plus|before|after|until|from|by)\b|n['’]t\b/i
