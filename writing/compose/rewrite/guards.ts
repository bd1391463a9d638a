import { knownVerbs } from '../../tagger/verbs/inflect.ts'
import { adjectives, determiners, modals, prepositions } from '../english/functionWords.ts'
import type { Found } from '../replace.ts'

/** The context of a phrase: its neighbors in lower case, empty where a sentence begins or ends. */
export interface Around {
  before: string
  after: string
  /** The text before the phrase and from its end on, about 80 characters each. */
  left: string
  right: string
  /** The phrase in its original case. */
  own: string
}

const LOOK = 80
/** Subjects that rise and fall, up to four words before the verb. */
const VALUE =
  /\b(?:prices?|costs?|rates?|numbers?|amounts?|sales?|revenues?|profits?|incomes?|wages?|salar(?:y|ies)|rents?|taxes|fees?|values?|levels?|shares?|stocks?|demands?|temperatures?|figures?|scores?|grades?|percentages?|populations?|spending|expenses?|debts?|risks?|crime|unemployment|inflation|production|output|consumption|traffic|usage|quality|emissions?|bills?|votes?|pressure|speed|interest|turnover|budgets?)(?:\s+[\p{L}'’]+){0,4}\s*$/iu

export function aroundOf({ text, start, end }: Pick<Found, 'text' | 'start' | 'end'>): Around {
  const left = text.slice(Math.max(0, start - LOOK), start)
  const right = text.slice(end, end + LOOK)
  return {
    left,
    right,
    own: text.slice(start, end),
    before: /([\p{L}'’]+)[ ]+$/u.exec(left)?.[1]?.toLowerCase().replaceAll('’', "'") ?? '',
    after: /^[ ]+([\p{L}'’]+)/u.exec(right)?.[1]?.toLowerCase().replaceAll('’', "'") ?? '',
  }
}

const JUDGED =
  /\b(?:(?:it|this|that)|(?:the|your|this|that|these|those|our|my|his|her|their|its) (?:\p{L}+ )?(?:idea|plan|decision|rule|question|answer|comment|design|work|report|text|service|quality|result|argument|essay|draft|explanation|choice|food|sound|layout|translation|performance|communication|organization|presentation|proposal|email)s?)(?: (?:is|was|were|are|looks?|sounds?|seems?)|['’]s) $/iu
const BIOLOGY =
  /\b(?:animals?|species|cells?|plants?|birds?|fish(?:es)?|insects?|genes?|populations?|mice|mouse|habitats?|larvae)\b/i
const NEEDED =
  /\b(?:what|which|that|research|work|efforts?|information|time|money|training|data|approvals?|actions?|permission|more|consent|support|care|help|skills|resources|steps|changes|stud(?:y|ies)|tests?|funding|evidence|space|power|energy|treatment|\p{L}{3,}(?:ion|ment|ance|ence|ing)s?) $/iu
const be =
  /^(?:is|are|was|were|am|be|been|being|it's|that's|i'm|you're|we're|they're|he's|she's|this's|looks?|looked|seems?|seemed|sounds?|feels?|becomes?|became)$/
const degree = /^(?:not|no|more|most|less|as|so|too|how|and|or|never|very|rather|quite|even|that|this)$/

export const startsSentence = ({ left }: Around): boolean =>
  left.trim() === '' || /[.!?:;…\n\r]["”’)]*\s*["“(]?$/u.test(left)

/** Conditions that a table line may add to its phrase: `bad = not ideal @predicate`. */
export const conditions: Readonly<Record<string, (around: Around) => boolean>> = {
  /** At the start of a sentence. */
  start: startsSentence,
  /** At the start of a sentence, before a comma or a word. */
  opener: around =>
    startsSentence(around) && !/[;:][ ]*$/.test(around.left) && /^,?[ ]+\p{L}/u.test(around.right),
  /** At the start of a clause. */
  clause: around =>
    startsSentence(around) ||
    /,[ ]+$/.test(around.left) ||
    /^(?:and|but|because|so|that|as|since|if)$/.test(around.before),
  /** Where a request can begin: not after "that" or "because". */
  ask: around =>
    startsSentence(around) || /,[ ]+$/.test(around.left) || /^(?:and|but|so)$/.test(around.before),
  /** At the start of a sentence, before a comma. */
  pause: around => around.right.startsWith(','),
  /** Before a clause: "So we left", not "So many left". */
  clausenext: around =>
    around.right.startsWith(',') ||
    /^(?:i|you|he|she|it|we|they|this|these|those|the|my|our|your|his|her|their|there|please|if|when|i'm|it's|we're|you're|they're|don't|can|could|would|some|no|nobody)$/.test(
      around.after,
    ),
  /** In a timid request or proposal: "could you maybe", but not "maybe he is ill". */
  timid: around =>
    /\b(?:could|can|would|should|may|might|please)(?: (?:i|we|you))? $/i.test(around.left) &&
    around.after !== '',
  /** Before a clause, a topic or a time: "inform me of", not "inform me your name". */
  asks: around =>
    /^(?:of|when|whether|that|if|how|why|where|which|who|what|as|by|in|on|at|soon|immediately)$/.test(
      around.after,
    ) || /^[ ]*[.!?,;]/.test(around.right),
  /** Not "make sure to" or "make sure of". */
  plain: around => around.after !== 'to' && around.after !== 'of',
  /** After a form of "be" and not before a noun. */
  predicate: around =>
    be.test(around.before) &&
    !/^[ ]+(?!and\b|but\b|or\b|to\b|for\b|that\b|if\b|when\b|because\b|of\b|in\b|on\b|at\b|with\b|since\b|as\b)\p{L}/u.test(
      around.right,
    ),
  /** About a work or an idea, not about a person: "the plan is stupid". */
  judged: around => JUDGED.test(around.left),
  /** Not in a text about animals, plants or cells. */
  human: around => !BIOLOGY.test(`${around.left} ${around.right}`),
  /** About a person or a thing with a duty: not in "more research is required to …". */
  obliged: around => !NEEDED.test(around.left),
  /** Before the word that it modifies. */
  adverb: around =>
    around.after !== '' &&
    !degree.test(around.before) &&
    !around.before.endsWith("n't") &&
    !(
      determiners.has(around.before) &&
      !/^(?:an?|we|they|you|i|it|he|she|this|that|these|those|all)$/.test(around.before)
    ) &&
    !/^(?:than|a|an|the|and|or|few|much|some|as)$/.test(around.after) &&
    !/^(?:would|'d|only)$/.test(around.before),
  /** Before a verb. */
  verb: around => knownVerbs.has(around.after) || around.after === 'be',
  /** About a plan or an opinion, not about people. */
  idea: around =>
    /\b(?:it|this|that|ideas?|plans?|decisions?|questions?|rules?|proposals?|approach|designs?|answers?|reasons?)(?:['’]s| \p{L}+){1,2} $/iu.test(
      around.left,
    ),
  /** Outside a noun phrase. */
  free: around =>
    !determiners.has(around.before) &&
    !prepositions.has(around.before) &&
    !be.test(around.before.replace(/^it's$|^that's$/, 'is')) &&
    !/^(?:very|quite|statistically|so|most|more|different|new|right|same|highly|clinically)$/.test(
      around.before,
    ) &&
    !/^(?:of|choice|about|wise)$/.test(around.after),
  /** With an article before it, and (next) without one. */
  article: around => /^an?$/.test(around.before),
  noarticle: around => !/^an?$/.test(around.before),
  /** At the end of a sentence. */
  end: around => /^[ ]*(?:[.!?;,]|$)/.test(around.right),
  /** Alone on its line, or the first words of a greeting. */
  line: around =>
    /(?:^|[\n\r])[ ]*$/.test(around.left) &&
    /^(?:,?[ ]*(?:[\n\r]|$)|(?:[ ]+\p{Lu}[\p{L}.'’-]*){1,3}[,!]?[ ]*(?:[\n\r]|$)|(?:[ ]+\p{L}+){0,3},[ ]*(?:[\n\r]|$))/u.test(
      around.right,
    ),
  /** Before an object. */
  obj: around =>
    around.after !== '' &&
    !prepositions.has(around.after) &&
    !/^(?:and|or|but|well|soon|together|again|fine|badly|there|here|to)$/.test(around.after),
  /** About something that has a value: people go down the stairs, and prices go down. */
  value: around =>
    VALUE.test(around.left) && !/^(?:the|a|an|into|on|there|here|my|your|our)$/.test(around.after),
  to: around => around.after === 'to',
  thatnext: around => around.after === 'that',
  /** Without an object: "get better", not "get better seats". */
  alone: around =>
    around.after === '' ||
    prepositions.has(around.after) ||
    /^(?:and|or|but|if|when|because|as|again|soon|now|over|every|each|quickly|slowly)$/.test(around.after),
  /** About an action of the reader: not in "Schools must close at once". */
  reader: around =>
    !/\b(?:I|we|will|they|he|she|it)\b[^.!?]*$/i.test(around.left) &&
    !/(?<!\byou )\b(?:must|should|needs?|ha(?:ve|s) to|ought)\b[^.!?]*$/i.test(around.left),
  /** Not in "What do you think about it?" */
  nowhat: around => !/\bwhat (?:do|does|did|would|will) (?:\p{L}+ ){1,3}$/iu.test(around.left),
  /** Not in the passive. */
  active: around =>
    !/\b(?:is|are|was|were|be|been|being)(?: (?:not|yet|also|already|never|just|\p{L}+ly))* $/iu.test(
      around.left,
    ),
  /** In a request to the reader. */
  request: around => /\b(?:please|(?:could|can|would|will) you)\b[^.!?\n]*$/i.test(around.left),
  /** Before an action verb: not in "you must be tired". */
  deed: around => !/^(?:be|have|know|feel|think|understand|see|mean|like|not|never)$/.test(around.after),
  /** Not capitalized as in a name: "Model U". */
  small: around => around.own === around.own.toLowerCase(),
  notyou: around => around.before !== 'you',
  /** Before the subject of a clause. */
  subject: around =>
    determiners.has(around.after) || /^(?:i|you|he|she|it|we|they|it's|there|people)$/.test(around.after),
  /** Before a noun phrase. */
  thing: around => determiners.has(around.after),
  nothat: around => !/^(?:that|to|if|whether|how|what|why|when|for)$/.test(around.after),
}

/** Verbs that are also nouns. They count as verbs only where a verb is required. */
const nounsToo = new Set(
  `construct request purchase monitor exhibit leverage select permit transform attempt contact encounter need experience exercise
  transfer delay address focus import export transport conduct project object record report result return support use
  function process program progress produce increase decrease research review schedule access approach balance benefit
  cause challenge change charge claim comment control cost damage deal demand design display document drop effect effort
  end estimate finish fix force form gain guide help interest issue judge lack lead limit link list load look mark market
  match measure mention name note notice offer order pay plan point present press promise protest question quote range
  rate reach reason release rent repair reply rest risk run sale search set share show sign sort stand start state step
  stop study supply survey swing talk target test touch trade train treat trial turn type update upgrade value view visit
  vote wait walk want warn wash waste watch wish work worry yield`.split(/\s+/),
)
const licensing =
  /^(?:to|not|please|i|we|you|they|who|let's|also|always|never|often|usually|just|don't|didn't|doesn't|can't|won't|cannot|couldn't|wouldn't|shouldn't|then|us|me|them|him)$/

/** Words before a participle or gerund, and words after a noun: "access to monitoring and care". */
const GOVERNS =
  /^(?:am|is|are|was|were|be|been|being|i'm|you're|we're|they're|he's|she's|it's|not|also|still|now|by|for|without|after|before|when|while|start|started|stop|stopped|keep|kept|\p{L}+ly)$/u
const OBJECT =
  /^(?:the|an?|this|that|these|those|my|our|your|his|her|its|their|it|them|him|us|me|you|all|some|any)$/
const ENDS = /^(?:|and|or|of|is|was|are|were|has|had|will)$/

/** Returns whether a verb can occur at the position of the match. */
export function mayBeVerb(phrase: string, { before, after }: Around): boolean {
  const [verb = ''] = phrase.split(' ')
  if (determiners.has(before) && !/^(?:this|that|which|what)$/.test(before)) return false
  if (adjectives.has(before)) return false
  if (verb.endsWith('ing') && !GOVERNS.test(before) && ENDS.test(after)) return false
  // "Forces and selecting pressures" is a noun phrase, "and selecting the best" is not.
  if (verb.endsWith('ing') && /^(?:and|or)$/.test(before) && !OBJECT.test(after)) return false
  const base = verb.replace(/s$/, '')
  if (!nounsToo.has(verb) && !nounsToo.has(base)) return true
  if (verb === base || nounsToo.has(verb)) return licensing.test(before) || modals.has(before)
  return /^(?:he|she|it|who|which|that|this)$/.test(before)
}
