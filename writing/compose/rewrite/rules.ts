import { knownVerbs } from '../../tagger/verbs/inflect.ts'
import { contractionsIn } from '../english/contractions.ts'
import { isPlural } from '../english/nouns.ts'
import { baseOfGerund } from '../english/verbs.ts'
import type { Edit } from '../edits.ts'

/** Ways of rewriting that a table of phrases cannot say. Each gives the edits that a text calls for. */

/** Edits for all matches of an expression; null: none for this one. */
function edits(
  text: string,
  expression: RegExp,
  reason: string,
  after: (match: RegExpExecArray) => string | null,
): Edit[] {
  return [...text.matchAll(expression)].flatMap(match => {
    const made = after(match)
    return made === null
      ? []
      : [{ start: match.index, end: match.index + match[0].length, after: made, reason }]
  })
}

const lower = (word: string): string =>
  /^\p{Lu}{2}|^I\b/u.test(word) ? word : word.charAt(0).toLowerCase() + word.slice(1)
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const NO_CONTRACTION = 'No contractions in a formal text'

export function writeOut(text: string): Edit[] {
  const asked = edits(
    text,
    /\b(do|does|did|is|are|was|were|has|have|had|wo|ca|could|would|should)n['’]t (I|you|he|she|it|we|they)\b/giu,
    NO_CONTRACTION,
    ([, verb = '', who = '']) =>
      `${verb.replace(/^wo$/i, found => (found === 'Wo' ? 'Will' : 'will')).replace(/^ca$/i, found => (found === 'Ca' ? 'Can' : 'can'))} ${who} not`,
  )
  return [...contractionsIn(text).map(edit => ({ ...edit, reason: NO_CONTRACTION })), ...asked]
}

/** "lots of reports" are many, "lots of work" is a great deal. */
export function quantities(text: string): Edit[] {
  return edits(
    text,
    /\b(a lot of|lots of|loads of|tons of|tonnes of|a bunch of)[ ]+((?:\p{L}+[ ]+)?)(\p{L}+)/giu,
    'A more formal word',
    ([, phrase = '', adjective = '', noun = '']) => {
      const plural = isPlural(noun.toLowerCase()) || isPlural(adjective.trim().toLowerCase())
      const instead = plural ? 'many' : 'a great deal of'
      return `${/^\p{Lu}/u.test(phrase) ? upper(instead) : instead} ${adjective}${noun}`
    },
  )
}

/** A sentence does not need to shout. */
export function calmMarks(text: string): Edit[] {
  return edits(text, /(?<=[\p{L}\p{N})”"’][ ]?)!+(?=\s|$|["”’)])/gu, 'A full stop is calmer', () => '.')
}

const short: [RegExp, string][] = [
  [
    /\b(I) am(?= (?:not|so|very|really|happy|glad|sorry|sure|afraid|going|looking|writing|just|also|still|here|back|out|on|in|at|\p{L}+ing|able|a|an|the)\b)/gu,
    "$1'm",
  ],
  [/\b([Yy]ou|[Ww]e|[Tt]hey) are(?= (?!not\b)\p{L})/gu, "$1're"],
  [/\b([Ii]t|[Tt]hat|[Tt]here|[Hh]e|[Ss]he) is(?= (?!not\b)\p{L})/gu, "$1's"],
  [/\b([Dd])o not(?= \p{L})/gu, "$1on't"],
  [/\b([Dd])oes not(?= \p{L})/gu, "$1oesn't"],
  [/\b([Dd])id not(?= \p{L})/gu, "$1idn't"],
  [/\b(is|are|was|were|has|have|had|would|could|should) not(?= \p{L})/gu, "$1n't"],
  [/\bcannot(?= \p{L})/gu, "can't"],
  [/\bwill not(?= \p{L})/gu, "won't"],
  [/\b(I|[Yy]ou|[Ww]e|[Tt]hey|[Ii]t|[Hh]e|[Ss]he) will(?= (?!not\b)\p{L})/gu, "$1'll"],
  [
    /\b(I|[Yy]ou|[Ww]e|[Tt]hey) have(?= (?:been|already|just|\p{L}{3,}ed|seen|done|sent|made|found|received|had|got|gone|taken|given)\b)/gu,
    "$1've",
  ],
  [/\b(I|[Ww]e) would(?= (?:like|love|be|prefer|appreciate)\b)/gu, "$1'd"],
]

/** "do not" becomes "don't". Said of somebody else's words it stays. */
export function contract(text: string): Edit[] {
  return short.flatMap(([expression, after]) =>
    edits(text, expression, 'As one says it', match => {
      if (
        /\b(?:as|than|what|who|how|where|which)\s*$/i.test(
          text.slice(Math.max(0, match.index - 8), match.index),
        )
      )
        return null
      return match[0].replace(new RegExp(expression.source.replace(/\(\?=.*$/, ''), 'u'), after)
    }),
  )
}

/** "Could you send it?" becomes "Please send it." */
export function toRequests(text: string): Edit[] {
  const asked = edits(
    text,
    /(?<=^|[.!?:\n][ ]{0,3})(?:(?:could|can|would|will) you (?:please |kindly |possibly |perhaps |maybe )*(?!like\b|mind\b|be\b|have\b|prefer\b|agree\b|say\b|not\b)|would it be possible for you to |would you be able to |(?:do you think )you (?:could|would be able to) |is there any chance (?:that )?you could )(\p{L}[^.?!\n]{1,300}?)\?/giu,
    'Says what is wanted',
    ([, deed = '']) =>
      `Please ${deed.replace(/^(?:please|kindly|possibly|perhaps|maybe) /i, '').replace(/,? please$/i, '')}.`,
  )
  const minded = edits(
    text,
    /(?<=^|[.!?:\n][ ]{0,3})would you mind (\p{L}+ing)\b([^.?!\n]{0,300}?)\?/giu,
    'Says what is wanted',
    ([, gerund = '', rest = '']) => {
      const base = baseOfGerund(gerund.toLowerCase())
      return base === null ? null : `Please ${base}${rest}.`
    },
  )
  const marks = edits(
    text,
    /(?<=(?:^|[.!?:\n][ ]{0,3})(?:Please|Let us) [^.?!\n]{1,300})\?/gu,
    'A request, not a question',
    () => '.',
  )
  return [...asked, ...minded, ...marks]
}

/** "Could you send it." is a question. */
export function askMarks(text: string): Edit[] {
  return edits(
    text,
    /(?<=(?:^|[.!?\n][ ]{0,3})(?:Could|Can|Would|Will) you (?!be\b)[^.?!\n]{1,300})\.(?=\s|$)/gu,
    'A question',
    () => '?',
  )
}

/** "There are several points that need attention" is "Several points need attention". */
export function withoutThereAre(text: string): Edit[] {
  return edits(
    text,
    /\b(There|there) (?:is|are) ((?:\p{L}+ ){1,3})(?:that|which|who) (?=(?:must|can|need|needs|should|have|has|will|are|is|want|wants)\b)/gu,
    'Says the same in fewer words',
    ([, there = '', thing = '']) =>
      /\b(?:no|nothing|the|not)\b/i.test(thing) ? null : there === 'There' ? upper(thing) : thing,
  )
}

const deeds = new Set(
  `send give tell call fix stop reply answer explain come do make finish check update change return bring get show let write
  pay submit sign review read remove add move put take use try keep leave complete provide confirm respond correct cancel
  delete contact forward clean close open wait help listen look find ask`.split(/\s+/),
)

/** "Send me the file." becomes "Please send me the file." */
export function pleaseFirst(text: string): Edit[] {
  return edits(
    text,
    /(?<=^|[.!?\n][ ]*|, (?:so|and) )(\p{L}+)(?=[ ]+(?:me|us|it|them|him|her|the|this|that|these|those|my|our|your|a|an|all|by|to me|to us|back)\b[^?\n]*?[.!](?:\s|$))/gu,
    'Asks instead of ordering',
    ([word, verb = '']) =>
      deeds.has(verb.toLowerCase()) && knownVerbs.has(verb.toLowerCase())
        ? `${/^\p{Lu}/u.test(word) ? 'Please' : 'please'} ${lower(verb)}`
        : null,
  )
}

/** "Why haven't you answered?" becomes "Could you tell me why you haven't answered?" */
export function gentleWhy(text: string): Edit[] {
  return [
    ...edits(
      text,
      /(?<=^|[.!?\n][ ]{0,3})Why (haven['’]t|didn['’]t|aren['’]t|don['’]t|can['’]t|won['’]t|couldn['’]t|hasn['’]t) (you|we|they) ([^?!.\n]{1,200})[?!]+/gu,
      'Asks instead of blaming',
      ([, verb = '', who = '', rest = '']) => `Could you tell me why ${who} ${verb} ${rest}?`,
    ),
    ...edits(
      text,
      /(?<=^|[.!?\n][ ]{0,3})Why (have|did|are|do|can|will|could|is|was|were) (you|we|they) not ([^?!.\n]{1,200})[?!]+/gu,
      'Asks instead of blaming',
      ([, verb = '', who = '', rest = '']) => `Could you tell me why ${who} ${verb} not ${rest}?`,
    ),
  ]
}

/** "That was a terrible idea" becomes "That was not a good idea". */
export function notSoBad(text: string): Edit[] {
  return edits(
    text,
    /\b(is|was|are|were) (?:such )?an? (?:really |very |completely |totally )?(?:bad|terrible|awful|stupid|horrible|ridiculous|silly|dumb|poor|lousy) (?=\p{L})/giu,
    'Says it more kindly',
    ([, verb = '']) => `${verb} not a good `,
  )
}

/** Brackets without figures, names or links say what can be done without. */
export function withoutAsides(text: string): Edit[] {
  return edits(text, / \((?:e\.g\. |i\.e\. |for example,? )?[\p{Ll} ,'’-]{3,120}\)/gu, 'An aside', () => '')
}

/** A long sentence of two is two sentences. */
export function inTwo(text: string): Edit[] {
  const reason = 'Two short sentences are easier'
  const sentenceBefore = (at: number) => /[^.!?\n]*$/.exec(text.slice(Math.max(0, at - 400), at))?.[0] ?? ''
  return [
    ...edits(text, /; (?:however, )?(\p{L})(?=[^.!?;\n]{20})/gu, reason, ({ index, 1: letter = '' }) =>
      sentenceBefore(index).length < 30 ? null : `. ${letter.toUpperCase()}`,
    ),
    ...edits(
      text,
      /, (and|but|so) (?=(?:I|we|they|he|she|it|you|this|these|(?:this|these|the|their|our|my|your|his|her) \p{L}+) (?:is|are|was|were|will|would|can|could|should|must|has|have|had|do|does|did|may|might)\b[^.!?\n]{15})(\p{L})/gu,
      reason,
      ({ index, 1: joint = '', 2: letter = '' }) => {
        const before = sentenceBefore(index)
        if (before.length < 45 || before.includes(',')) return null
        return joint === 'and' ? `. ${letter.toUpperCase()}` : `. ${upper(joint)} ${letter}`
      },
    ),
  ]
}
