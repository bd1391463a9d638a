import { knownVerbs } from '../../tagger/verbs/inflect.ts'
import type { Edit } from '../edits.ts'
import { contractionsIn } from '../english/contractions.ts'
import { isKnownNoun, isPlural } from '../english/nouns.ts'
import { baseOfGerund } from '../english/verbs.ts'
import { edits, lower, sentenceAfter, upper } from './matches.ts'
import type { Choose } from './tables.ts'
import { LIMITS } from './tighten.ts'

/** Rewrites that a phrase table cannot express. Each function returns the edits for a text. */

const NO_CONTRACTION = 'Written out for a formal text'

export function writeOut(text: string): Edit[] {
  const asked = edits(
    text,
    /\b(do|does|did|is|are|was|were|has|have|had|wo|ca|could|would|should)n['’]t (I|you|he|she|it|we|they)\b/giu,
    NO_CONTRACTION,
    ([, verb = '', who = '']) =>
      `${verb.replace(/^wo$/i, found => (found === 'Wo' ? 'Will' : 'will')).replace(/^ca$/i, found => (found === 'Ca' ? 'Can' : 'can'))} ${who} not`,
  )
  const because = edits(text, /(?<=^|\s)['’]cause(?= \p{L})/gu, NO_CONTRACTION, () => 'because')
  return [...contractionsIn(text).map(edit => ({ ...edit, reason: NO_CONTRACTION })), ...asked, ...because]
}

/** "Lots of reports" becomes "many reports"; "lots of work" becomes "a great deal of work". */
export function quantities(text: string): Edit[] {
  return edits(
    text,
    /\b(a lot of|lots of|loads of|tons of|tonnes of|a bunch of)[ ]+((?:\p{L}+[ ]+)?)(\p{L}+)/giu,
    'More formal',
    ([, phrase = '', adjective = '', noun = '']) => {
      const isPart = /^(?:them|these|those|us|you)$/i.test(adjective.trim() || noun)
      const plural = isPlural(noun.toLowerCase()) || isPlural(adjective.trim().toLowerCase())
      const instead = isPart ? 'many of' : plural ? 'many' : 'a great deal of'
      return `${/^\p{Lu}/u.test(phrase) ? upper(instead) : instead} ${adjective}${noun}`
    },
  )
}

/** Abbreviations that end with a full stop inside a sentence. */
const abbreviations = new Set('etc approx vs fig ca est incl dept vol eds pp cf'.split(' '))

/** Capitalizes sentences in formal text: "guys, i think" becomes "Everyone, I think". */
export function capitals(text: string): Edit[] {
  const reason = 'Missing capital letter'
  const isProse = /[.!?…]["”’)]*(?:\s|$)/u.test(text)
  return [
    ...edits(text, /(?<=^|[.!?][ ])(?:hey |hi )?guys(?=,)/gi, 'More formal', () => 'Everyone'),
    ...edits(
      text,
      /(?<=(\p{L}{2,10})[.!?]["”’)]?[ ]+)\p{Ll}(?=\p{Ll}*(?:[ ,.!?]|['’]\p{Ll}))/gu,
      reason,
      ([letter, last = '']) => (abbreviations.has(last.toLowerCase()) ? null : upper(letter)),
    ),
    ...(isProse
      ? edits(text, /^\p{Ll}(?=\p{Ll}*(?:[ ,.!?]|['’]\p{Ll}))/gu, reason, ([letter]) => upper(letter))
      : []),
    ...edits(text, /(?<=^|[ (“"])i(?=[ ,.!?]|['’](?:m|ll|ve|d)\b)/gu, reason, () => 'I'),
  ]
}

/** Rewrites "How about Monday?" politely. */
export function askPolitely(text: string, choose: Choose): Edit[] {
  return edits(
    text,
    /\bHow about ((?:next |this )?(?:\p{L}+day(?: (?:morning|afternoon|evening))?|tomorrow|week|month))\?/gu,
    'More formal',
    ([whole, day = '']) =>
      [`Would ${day} be convenient?`, `Would ${day} suit you?`, `Would ${day} be possible?`][
        choose(3, whole)
      ] ?? null,
  )
}

/** Replaces exclamation marks with full stops. */
export function calmMarks(text: string): Edit[] {
  return edits(text, /(?<=[\p{L}\p{N})”"’][ ]?)!+(?=\s|$|["”’)])/gu, 'Calmer punctuation', () => '.')
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

/** Contracts "do not" to "don't", except after words that need the full form ("than I am"). */
export function contract(text: string): Edit[] {
  return short.flatMap(([expression, after]) =>
    edits(text, expression, 'Sounds more natural', match => {
      if (
        /\b(?:as|than|what|who|how|where|which|from|to|with|of|for|about|by|at|on|in|like|between|nor)\s*$/i.test(
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
    /(?<=^|[.!?:\n][ ]{0,3})(?:(?:could|can|would|will) you (?:guys |all )?(?:please |kindly |possibly |perhaps |maybe )*(?!like\b|mind\b|be\b|have\b|prefer\b|agree\b|say\b|not\b)|would it be possible for you to |would you be able to |(?:do you think )you (?:could|would be able to) |is there any chance (?:that )?you could )(\p{L}[^.?!\n]{1,300}?)\?/giu,
    'More direct',
    ([, asking = '']) => {
      const deed = asking
        .replace(/^(?:please|kindly|possibly|perhaps|maybe) /i, '')
        .replace(/,? please$/i, '')
      const verb = /^(?:(?:also|just|\p{L}+ly) )?(\p{L}+)/iu.exec(deed)?.[1]?.toLowerCase() ?? ''
      return knownVerbs.has(verb) ? `Please ${deed}.` : null
    },
  )
  const minded = edits(
    text,
    /(?<=^|[.!?:\n][ ]{0,3})would you mind (\p{L}+ing)\b([^.?!\n]{0,300}?)\?/giu,
    'More direct',
    ([, gerund = '', rest = '']) => {
      const base = baseOfGerund(gerund.toLowerCase())
      return base === null ? null : `Please ${base}${rest}.`
    },
  )
  const marks = edits(
    text,
    /(?<=(?:^|[.!?:\n][ ]{0,3})(?:Please|Let us) [^.?!\n]{1,300})\?/gu,
    'More direct',
    () => '.',
  )
  return [...asked, ...minded, ...marks]
}

/** Adds the question mark to "Could you send it." */
export function askMarks(text: string): Edit[] {
  return edits(
    text,
    /(?<=(?:^|[.!?\n][ ]{0,3})(?:Could|Can|Would|Will) you (?!be\b)[^.?!\n]{1,300})\.(?=\s|$)/gu,
    'Turned into a question',
    () => '?',
  )
}

/** "There are several points that need attention" becomes "Several points need attention". */
export function withoutThereAre(text: string): Edit[] {
  return edits(
    text,
    /\b(There|there) (?:is|are) ((?:\p{L}+ ){1,3})(?:that|which|who) (?=(?:must|can|need|needs|should|have|has|will|are|is|want|wants)\b)/gu,
    'Fewer words',
    ([, there = '', thing = '']) =>
      /\b(?:no|nothing|the|not|still|also|only|now|just|always|already)\b/i.test(thing)
        ? null
        : there === 'There'
          ? upper(thing)
          : thing,
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
    /(?<=^|[.!?\n][ ]*|, (?:so|and) )(\p{L}+)(?=[ ]+(?:me|us|it|them|him|her|the|this|that|these|those|my|our|your|a|an|all|by|into|at|after|to me|to us|back)\b[^?\n]*?[.!](?:\s|$))/gu,
    'Asks politely',
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
      'Asks without blame',
      ([, verb = '', who = '', rest = '']) => `Could you tell me why ${who} ${verb} ${rest}?`,
    ),
    ...edits(
      text,
      /(?<=^|[.!?\n][ ]{0,3})Why (have|did|are|do|can|will|could|is|was|were) (you|we|they) not ([^?!.\n]{1,200})[?!]+/gu,
      'Asks without blame',
      ([, verb = '', who = '', rest = '']) => `Could you tell me why ${who} ${verb} not ${rest}?`,
    ),
  ]
}

/** "That was a terrible idea" becomes "That was not a good idea". */
export function notSoBad(text: string): Edit[] {
  return edits(
    text,
    /\b(is|was|are|were) (?:such )?an? (?:really |very |completely |totally )?(?:bad|terrible|awful|stupid|horrible|ridiculous|silly|dumb|poor|lousy) (?=\p{L})/giu,
    'Kinder',
    ([, verb = '']) => `${verb} not a good `,
  )
}

/** "Members who are unable to attend" becomes "members unable to attend". */
export function withoutWhoAre(text: string): Edit[] {
  return edits(
    text,
    /(?<=\p{L}{3}) (?:who|which|that) (?:is|are|was|were) (?=(?:unable|able|available|responsible|eligible|present|due|likely|located|based|affected|involved|interested|required|needed|included|attached|listed|mentioned|used|made|written|sent|given|caused|owned|held)\b (?:to|in|at|for|on|by|of|from|with|above|below)\b)/gu,
    'Fewer words',
    ({ index }) => (endsInNoun(text.slice(Math.max(0, index - 60), index)) ? ' ' : null),
  )
}

/**
 * Returns whether the text ends in a plural noun or one with an article. This excludes "let me know
 * who is …".
 */
function endsInNoun(text: string): boolean {
  const [, before = '', noun = ''] = /((?:\p{L}+ ){0,2})(\p{L}+)$/u.exec(text.toLowerCase()) ?? []
  return (
    isPlural(noun) || (isKnownNoun(noun) && /\b(?:an?|the|any|every|each|no|my|our|your|their) /.test(before))
  )
}

/** Removes brackets without numbers, names, links, limits or exceptions. */
export function withoutAsides(text: string): Edit[] {
  return edits(
    text,
    / \((?:e\.g\. |i\.e\. |for example,? )?[\p{Ll} ,'’-]{3,120}\)/gu,
    'Not essential',
    // "It does not (yet) work" says something else without it.
    ([aside]) => (LIMITS.test(aside) ? null : ''),
  )
}

/** The subject and verb with which a clause begins. */
const CLAUSE =
  /^(?:\p{L}+, )?(?:(?:if|when|because|although) |(?:(?:the|this|these|those|a|an|some|many|all|no|our|your|my|their|his|her|its|\p{L}+s) )?(?:[\p{L}’'-]+ ){0,3}?(?:is|are|was|were|will|would|can|could|should|must|may|might|has|have|had|do|does|did|need|needs|it['’]s|I['’]m|\p{L}+n['’]t)\b)/iu

/** Splits a long sentence of two clauses into two sentences. */
export function inTwo(text: string): Edit[] {
  const reason = 'Shorter sentences'
  const sentenceBefore = (at: number) => /[^.!?\n]*$/.exec(text.slice(Math.max(0, at - 400), at))?.[0] ?? ''
  return [
    ...edits(
      text,
      /; (?:however, )?(\p{L})(?=[^.!?;\n]{20})/gu,
      reason,
      ({ index, 0: whole, 1: letter = '' }) => {
        const before = sentenceBefore(index)
        const rest = sentenceAfter(text, index + whole.length - 1)
        // Members of a list have no verb between them and their subject.
        return before.length < 30 || before.includes(';') || rest.includes(';') || !CLAUSE.test(rest)
          ? null
          : `. ${letter.toUpperCase()}`
      },
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
