import type { CoachPoint } from '#schema/coach/report.ts'

import { type CoachRule, inBody, most } from './rule.ts'

/** Traces of notes that were pasted into sentences. Each breaks the grammar of English. */
const BROKEN = new RegExp(
  [
    String.raw`\b(?:about|regarding) (?:at|from|of|with|by)\b`,
    String.raw`(?<=[\p{Ll},] |^)(?:I|we|they|he|she) (?:(?:can|could|will|would|should|must) )?(?:the|an)\b`,
    String.raw`\b(?:can|could|will|would|should|must) (?:I|we|you|they) (?:the|an)\b`,
    String.raw`\bwould like to (?:the|an|my|our)\b`,
    String.raw`\b(?:my|our|your|their) \p{Ll}+ (?:the|an) (?!(?:other|same|next|last|first|whole|following|day|week|moment|way|minute)\b)\p{Ll}+[.,]`,
    String.raw`\bthank you for the \p{L}+ for\b`,
    String.raw`\bwould like (?:new|another) one\b(?! of)`,
    String.raw`\b(?:which|what|when|where|how) \p{L}+ (?:works|suits|is|are|do|does|will|can|would) [^.?!\n]*(?<=: [^.?!\n]*)\.$`,
    String.raw`\bif (?:you|we|they) to \p{L}+`,
    String.raw`\bask you (?:could|can|would|will)\b`,
    String.raw`\b(?:the|an?) (?:the|an)\b`,
    String.raw`\b(?:my|our|your|his|their) (?!(?:being|having)\b)\p{Ll}+ing the\b`,
    String.raw`\bplease (?:owe|came|told|was|were|is|are|had|paid|got|did|went|took|broke)\b`,
    String.raw`\bplease note that (?:called|came|told|paid|was|were|is|are|broke|had|got|went|took|ok|okay|but|and)\b`,
    String.raw`\b(?:almost|nearly) (?:is|are|was|were) (?:done|ready|finished|complete)\b`,
    String.raw`\bappreciate it if you \p{L}+ing\b`,
    String.raw`^Dear (?:British|American|German|French|Royal|National|United),`,
  ].join('|'),
  'gimu',
)

/** Words to the one who writes the email, not to the one who reads it. */
const INSTRUCTION =
  /\b(?:polite|short|formal|friendly|quick|nice|professional|firm) e-?mail (?:telling|asking|to|about|saying|for|that)\b|\b(?:write|draft|compose) (?:me )?(?:an?|the) (?:\p{L}+ )?(?:e-?mail|reply) (?:to|about|asking|telling|for)\b|\bneed an? (?:\p{L}+ )?e-?mail (?:to|about|asking|telling|for)\b|\bthat heads[- ]up\b|\b(?:make|keep) (?:it|this) (?:short|brief|polite|formal|friendly|firm)\b|\bfirm but (?:polite|friendly)\b|\b(?:in|use) (?:british|american|plain|simple|good) english\b|\bdo(?: not|n['’]?t) (?:mention|sound|name anyone)\b|\bask (?:politely|nicely)\b|\bremind (?:them|him|her) (?:that|to|of)\b|(?<=[\p{Ll}] )write to (?:my |the |our )?(?:landlord|boss|school|bank|company|\p{L}+ management)\b/giu

const SHORTHAND =
  /(?<![\p{L}\p{N}/@.])(?:w\/o?|b\/c|abt|thx|pls|plz|wks?|tmrw|mtg|appt|ur|u)(?![\p{L}\p{N}.'’&])/gu

/** A past form at the start of a line or sentence leaves open who did it. */
const NO_SUBJECT =
  /(?=[A-Z])(?:(?<=^[ \t]*(?:[-*•] )?)|(?<=[.!?] ))(?:Was|Were|Came|Told|Sent|Bought|Brought|Handed|Started|Dropped|Moved|Applied|Talked|Checked|Missed|Lost|Tried|Asked|Ordered|Received|Waited|Sold|Know|Speak|Owe|Worked|Made|Used|Left|Walking|Doing|Called|Paid|Took|Went|Got|Said|Broke|Promised|Owe|Had (?!I\b|we\b|you\b|the\b)|Did not|Didn['’]t|Ok but|Working on) (?!(?:I|we|you|it|he|she|they|that|this|the|there)\b[^.\n]*\?)/gmu

/** Things that need an article after these words: "went to wrong address". */
const NO_ARTICLE =
  /\b(?:(?:to|at|got|received|sent|took|ordered|with|delivered) wrong (?!(?:ones|things|people|sizes|items)\b)\p{L}+|(?:would like|want|need) (?:exchange|refund|replacement|appointment|receipt|copy|quote|meeting|invoice|extension|discount)(?![\p{L}-])(?! (?:forms?|numbers?|details)\b)|(?:check|fix|return|move|cancel|replace|repair|confirm) (?:meter|invoice|order|parcel|heating|meeting|appointment|booking|machine)(?! ?[#\d\p{Lu}])|(?:by|until|till|at|before|from) (?:end|start|beginning) of|invite you to (?:opening|party|wedding|meeting|launch))\b/gu

type Wanted = {
  id: CoachPoint
  each: number
  limit: number
  message: (count: number) => string
  hint: string
}

const rule =
  (pattern: RegExp, { id, each, limit, message, hint }: Wanted): CoachRule =>
  ({ body }) => {
    const ranges = Array.from(body.matchAll(pattern), ({ 0: text, index }) =>
      inBody({ start: index, end: index + text.trimEnd().length }),
    )
    return ranges.length === 0
      ? null
      : { id, points: most(each * ranges.length, limit), message: message(ranges.length), hint, ranges }
  }

/** Rules on drafts made from notes. A reader should see no trace of the notes. */
export const draftRules: readonly CoachRule[] = [
  rule(INSTRUCTION, {
    id: 'instruction',
    each: 20,
    limit: 25,
    message: () => 'Instructions left in the email',
    hint: 'Write to the reader. Remove the words that describe the email itself.',
  }),
  rule(BROKEN, {
    id: 'wording',
    each: 15,
    limit: 30,
    message: count => (count === 1 ? 'A broken sentence' : `${count} broken sentences`),
    hint: 'Read this sentence aloud and rewrite it.',
  }),
  rule(NO_ARTICLE, {
    id: 'articles',
    each: 3,
    limit: 9,
    message: count => (count === 1 ? 'A missing “a” or “the”' : `${count} missing articles`),
    hint: 'Say which one: “to the wrong address,” “a refund.”',
  }),
  rule(SHORTHAND, {
    id: 'shorthand',
    each: 2,
    limit: 8,
    message: () => 'Shorthand',
    hint: 'Write words out, such as “with” for “w/.”',
  }),
  rule(NO_SUBJECT, {
    id: 'subjects',
    each: 2,
    limit: 8,
    message: count => (count === 1 ? 'A note without a subject' : `${count} notes without a subject`),
    hint: 'Say who did it: “I called twice,” not “Called twice.”',
  }),
]
