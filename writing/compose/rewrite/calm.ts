import { inflect, knownVerbs } from '../../tagger/verbs/inflect.ts'
import type { Edit } from '../edits.ts'
import { baseOfGerund, baseOfPast } from '../english/verbs.ts'
import { edits, lower, sentenceAfter, sentenceBefore, upper } from './matches.ts'

/** Rewrites that take the edge off blunt sentences without changing their facts. */

const START = '(?<=^|[.!?\\n][ ]{0,3})'
const BLAME =
  /\b(?:wrong|mistakes?|errors?|again|late|missed|missing|forgot|forgotten|ignored?|broke|broken|failed|same|without|instead|never|incomplete|not|nothing|lost|damaged|twice|promised)\b/i
const KIND = /\b(?:thank|thanks|great|good|excellent|well done|love|happy|congratulations|not your fault)\b/i

/** "You sent me the wrong file" becomes "It seems that you sent me the wrong file". */
export function withoutBlame(text: string): Edit[] {
  const reason = 'States it without blame'
  return edits(
    text,
    new RegExp(
      `${START}You(?: clearly| obviously)? (?=((?:have|don['’]t|do not|didn['’]t|did not|clearly)\\b|(?:also |only |just )?\\p{L}+\\b))`,
      'gu',
    ),
    reason,
    match => {
      const [whole, next = ''] = match
      const rest = sentenceAfter(text, match.index)
      if (!BLAME.test(rest) && !/clearly|obviously/.test(whole)) return null
      if (KIND.test(rest)) return null
      const verb = next.replace(/^(?:also|only|just) /, '')
      const isPast = verb === 'have' || (baseOfPast(verb) !== null && baseOfPast(verb) !== verb)
      const isNegated = /^(?:don|do not)/.test(verb) && whole !== 'You '
      return isPast || isNegated ? 'It seems that you ' : null
    },
  )
}

const deeds =
  'send give tell call fix stop reply answer explain come do make finish check update change return bring get show let write pay submit sign review read remove add move put take use try keep leave complete provide confirm respond correct cancel delete contact forward clean close open wait listen look find ask split turn buy rewrite cut redo revise test refund replace repair apologize admit learn prepare hand deliver include follow talk speak pick wash throw park rename drop'.split(
    ' ',
  )
const wanted = new Set(deeds)

/** "Turn it down" becomes "Please turn it down", and "Don't ask" "Please don't ask". */
export function pleaseDo(text: string): Edit[] {
  const reason = 'Asks politely'
  const OPENING = `(?<=(?:^|[.!?\\n][ ]{0,3})(?:(?:From now on|Next time|In (?:the )?future|Otherwise|So|And|Then|Now), |If [^.!?,\\n]{3,80}, |Either )?)`
  return [
    ...edits(
      text,
      new RegExp(
        `${OPENING}(\\p{L}+)(?= (?:me|us|it|them|him|her|the|this|that|these|those|my|our|your|a|an|all|every|each|up|down|off|out|at|to|for|before|fewer|more|less|better)\\b[^?\\n]*?(?:[.!]|$))`,
        'gu',
      ),
      reason,
      ({ 0: word, index }) => {
        const verb = word.toLowerCase()
        if (!wanted.has(verb) || !knownVerbs.has(verb)) return null
        // "Cut flowers last a week" and "Test results that …" begin with a noun.
        const begins = /(?:^|[.!?\n])\s*$/.test(text.slice(Math.max(0, index - 4), index))
        if (begins !== /^\p{Lu}/u.test(word)) return null
        return `${begins ? 'Please' : 'please'} ${verb}`
      },
    ),
    ...edits(
      text,
      new RegExp(`${START}(Don['’]t|Do not|Stop) (?=(\\p{L}+))`, 'gu'),
      reason,
      ([, what = '', verb = '']) => {
        const isDeed =
          what === 'Stop'
            ? baseOfGerund(verb) !== null
            : knownVerbs.has(verb) &&
              !/^(?:worry|you|we|they|forget|hesitate|have|be|know|think|seem|need|care|matter|like|want|mean|see)$/.test(
                verb,
              )
        return isDeed ? `Please ${lower(what)} ` : null
      },
    ),
  ]
}

const OPENERS: readonly [RegExp, string][] = [
  [/^(?=I (?:can['’]t|cannot|can not) )/u, "I'm afraid "],
  [/^No, (?=(?:I|we|you|they|he|she|it|that|this|there)\b)/u, "I'm afraid "],
  [/^(?=We (?:can['’]t|cannot|can not) )/u, "I'm afraid "],
  [/^(?=I['’]m not (?:\p{L}+ing|able) )/u, "I'm afraid "],
]

/** "We can't help" becomes "I'm afraid we can't help": once in a paragraph. */
export function withRegret(text: string): Edit[] {
  if (/\b(?:afraid|unfortunately|sorry|regret)\b/i.test(text)) return []
  for (const [, before = '', sentence = ''] of text.matchAll(/((?:^|[.!?\n][ ]{0,3}))([^.!?\n]+)/gu)) {
    for (const [opening, after] of OPENERS) {
      const found = opening.exec(sentence)
      if (found === null) continue
      const at = text.indexOf(before + sentence) + before.length
      const end = at + found[0].length
      const next = text.slice(end).match(/^[\p{L}’']+/u)?.[0] ?? ''
      return [{ start: at, end: end + next.length, after: after + lower(next), reason: 'Kinder' }]
    }
    // The fault of a thing of the reader, named first: "Your report is late."
    const fault =
      /^(?:Your|This|The) (?:\p{L}+ ){1,4}(?:is|was|are|were|has|does|did|do)(?:n['’]t)? (?=[^,;]*\b(?:late|missing|incomplete|too|not|wrong|broken|crooked|cracked|boring|dirty|loud|bad|unclear)\b)/u
    if (/^(?:Your) /.test(sentence) && fault.test(sentence) && !KIND.test(sentence)) {
      const at = text.indexOf(before + sentence) + before.length
      return [{ start: at, end: at + 4, after: 'Unfortunately, your', reason: 'Kinder' }]
    }
  }
  return []
}

/** Harsh descriptions and milder ones, after a form of "be". */
const MILD: readonly [RegExp, string][] = [
  [/\b(was|were|is|are) (?:far|much|way) too (?=\p{L})/giu, '$1 rather too '],
  [
    /\b(was|were|is|are) too (?=(?:long|short|small|big|loud|slow|expensive|late|complicated|cold|warm|dark|vague|difficult|weak|high|thin)\b(?! (?:to|for)\b))/giu,
    '$1 a little too ',
  ],
  [/\b(is|was|are|were) (?:so |very |really |completely |totally |just )?unfair\b/giu, '$1 not quite fair'],
  [/\b(is|was|are|were) (?:so |very |really |completely |totally |just )?boring\b/giu, '$1 a little slow'],
  [/\b(is|was|are|were) (?:so |very |really |completely |totally )?unlikable\b/giu, '$1 hard to like'],
  [/\b(is|was|are|were) (?:so |very |really |completely |totally )?one-sided\b/giu, '$1 a little one-sided'],
  [/\b(is|was|are|were) incomplete\b/giu, '$1 not yet complete'],
  [
    /\b(is|was|are|were) (?:so |very |really )?(?:poorly|badly) (?=written|designed|organized|made|done|planned)/giu,
    '$1 not very well ',
  ],
  [/\b(is|was|are|were) not good(?= ?[.,;!])/giu, '$1 not ideal'],
  [/\b(is|was) bad (?=(?:work|service|advice|style|behavior|practice)\b)/giu, '$1 not good '],
  [/\b(have|has|had) failed to (\p{L}+)/giu, ''],
  [/\bfailed to (\p{L}+)/giu, ''],
  [/\b(don['’]t|doesn['’]t|didn['’]t|do not|does not|did not) work at all\b/giu, '$1 quite work'],
  [/ at all(?=[.!])/giu, ''],
  [/\bhas no idea (?=how|what|why|where|that)/giu, 'may not know '],
  [/\bhave no idea (?=how|what|why|where|that)/giu, 'may not know '],
  [/(?<=^|[.!?] )I (?:don['’]t|do not) understand why\b/gu, 'I would like to understand why'],
  [/\bI (?:didn['’]t|did not) understand (?=why|how|what|who)/gu, 'it was not clear to me '],
  [/\bYou owe\b/gu, 'I think that you owe'],
  [/\byou lack\b/gu, 'you do not yet have'],
  [/\bYou lack\b/gu, 'You do not yet have'],
  [/\bI expect you (?=here|there|back|at|in|on|by)\b/gu, 'I hope to see you '],
  [
    /\b(It|This|That) (?:is|['’]s) your (?:own )?(mistake|fault)\b/gu,
    'I think that the mistake was on your side',
  ],
  [/\b([Ww]e) (?:just )?wast(?:e|ed) (time|money)(?= on\b)/gu, '$1 spend too much $2'],
  [/\bwasting (our|your|my|their) (money|time) on\b/gu, 'spending too much of $1 $2 on'],
  [/\bnobody answers\b/giu, 'I get no answers to'],
  [/\b(your|this|the) (?:stupid|silly|ridiculous|idiotic|lousy|damn|bloody) (?=\p{L})/giu, '$1 '],
  [
    /\bAs I (?:have )?(?:already )?(?:told you|said)(?: before| already| twice| many times)?,/gu,
    'As I mentioned,',
  ],
]

/** "The talk was too long" becomes "the talk was a little too long". */
export function milder(text: string): Edit[] {
  return MILD.flatMap(([expression, after]) =>
    edits(text, expression, 'Gentler', match => {
      if (after === '' && match[0].startsWith(' at all')) {
        return /\b(?:not|n['’]t|never|no)\b/i.test(sentenceBefore(text, match.index)) ? '' : null
      }
      if (after === '') {
        const verb = match.at(-1)?.toLowerCase() ?? ''
        if (!knownVerbs.has(verb)) return null
        return match.length > 2
          ? `${match[1] ?? ''} not ${inflect(verb, 'participle')}`
          : /\b(?:have|has|had|not|never) $/i.test(text.slice(Math.max(0, match.index - 6), match.index))
            ? null
            : `did not ${verb}`
      }
      const made = after.replace('$1', match[1] ?? '').replace('$2', match[2] ?? '')
      return /^\p{Lu}/u.test(match[0]) ? upper(made) : made
    }),
  )
}

/** "Pay, or I will sue" becomes "Pay. Otherwise, I will have to sue". */
export function withoutThreats(text: string): Edit[] {
  const reason = 'Not a threat'
  return edits(
    text,
    /,? or (else )?(I|we|im)(?:['’]ll| will|(['’]m| am|['’]re| are|(?<=im))) (\p{L}+)(?=[^.!?\n]*(?:[.!]|$))/gu,
    reason,
    match => {
      const [, , who = '', going, verb = ''] = match
      const base = going === undefined ? verb : baseOfGerund(verb)
      if (base === null || !knownVerbs.has(base) || /^(?:be|not|never|have)$/.test(base)) return null
      const before = sentenceBefore(text, match.index)
      if (/\b(?:whether|if|either|could|can|shall|should)\b/i.test(before) || before.trim().length < 8)
        return null
      return `. Otherwise, ${who === 'im' ? 'I' : who} will have to ${base}`
    },
  )
}
