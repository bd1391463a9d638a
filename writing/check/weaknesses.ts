import { verbReadings } from '#writing/tagger/verbs/readings.ts'

import type { FindingContext, Weakness } from './weakness.ts'
import { weaknessesOfClauses } from './weaknessesOfClauses.ts'
import { weaknessesOfPhrases } from './weaknessesOfPhrases.ts'

/** Ends where the subject of a clause follows: "it's" is "it is" there, unless a verb comes. */
const CLAUSE_START =
  /(?:^|[.,;:!?—–(“"]|, and|, or|\b(?:but|so|because|if|that|when|while|though|although|as|since|unless|until|whether|where|why|how|what|think|thinks|thought|say|says|said|believe|hope|know|knew|guess|feel|mean|means|sure|afraid|glad|noticed?|notices|see|sees|saw|seen|find|finds|found|hear|hears|heard|feels?|felt|realized?|discovered|learned|suppose|suspect|wish|bet|assume|doubt|imagine|see|like|where|who|not|maybe|perhaps|yes|no|now|then|today|here|well|oh))["”’)]?\s*$/i
const FINITE =
  /^\s+(?:\p{Ll}+\s+){1,2}(?:is|was|are|were|has|have|had|will|would|can|could|may|might|must|should|does|did)\b/u
const QUESTION =
  /\b(?:do|does|did|am|is|are|was|were|will|would|can|could|should|must|may|might|have|has|had)(?:n['’]t)?\s+\S+\s+$/i

/** Before the participle of a passive, and before a verb whose subject is known. */
const PASSIVE = /\b(?:am|is|are|was|were|be|been|being|gets?|got|getting)\b|['’](?:s|re)\b/i
const ACTIVE =
  /^(?:i|you|he|she|we|they|it|who|has|have|had|will|would|can|could|may|might|should|must|did|do|does|to|not|please|then|also|and|\S+n['’]t|['’]ve|\S+ly)$/i

const nextWord = (after: string): string => /^\s+([\p{L}'’]+)/u.exec(after)?.[1]?.toLowerCase() ?? ''

/** Whether a word that may be a verb or its adverb follows. */
function verbFollows(after: string): boolean {
  const next = nextWord(after)
  return verbReadings(next, 'NOUN').length > 0 || MODAL_NEXT.test(next)
}
const MODAL_NEXT = /^(?:are|were|will|would|can|could|might|must|should|never|all|both|always)$/

/**
 * Known weaknesses of Harper's rules. Each returns true where its rule misreads a sentence of the
 * kind in the comment.
 */
const weaknessesOfWords: Readonly<Record<string, Weakness>> = {
  // "I think it's Tom", "it's brand new", "it's kind of good": "it is", unless a verb follows.
  ItsPossessive: ({ before, after }) =>
    /^\s+(?:kind|sort) of\b/i.test(after) ||
    /^\s+\p{Lu}/u.test(after) ||
    (CLAUSE_START.test(before) && !FINITE.test(after)),
  // "You guys start", "he woke up", "are they friends?"
  PronounVerbAgreement: ({ flagged, before, after }) =>
    /^(?:guys|humans|people|folks|girls|boys|women|men|ladies|kids|Americans|students|teachers|parents|lot)$/i.test(
      flagged,
    ) ||
    (/\b(?:we|you)\s+$/i.test(before) && /^\s+\p{Ll}/u.test(after) && /[^s]s$/.test(flagged)) ||
    /\b(?:ask|asks|asked|send|sends|sent|give|gives|gave|show|shows|bring|tell|get)\s+you\s+$/i.test(
      before,
    ) ||
    isStrongPast(flagged) ||
    QUESTION.test(before),
  // "From two to three", "compared to now", "moderate to severe", "it's too mean".
  ToTwoToo: ({ flagged, before, after }) =>
    /\bfrom\s[^.!?]*$/i.test(before) ||
    /^\s+\p{Lu}/u.test(after) ||
    (/^too$/i.test(flagged)
      ? (!verbFollows(after) && !/^\s+(?:him|her|me|us|them|you|it|the)\b/i.test(after)) ||
        /\b(?:is|are|was|were|be|been|'s|'re|'m|of|there)\s+$/i.test(before)
      : !/^\s+(?:much|many|late|bad)\b|^\s*(?:[.!?,]|$)/i.test(after) &&
        !/(?:\b(?:is|are|was|were|be|been|am|looks?|looked|seems?|seemed|feels?|felt|sounds?|became|becomes?|get|gets|got|way|far|me)|['’](?:s|re|m))\s+$/i.test(
          before,
        )),
  // "I don't know what does he want": the auxiliary before the subject carries the ending. "Wont"
  // is "won't".
  NominalWants: ({ flagged, before, after }) =>
    (/^wont$/i.test(flagged) && !/^\s+to\b/.test(after)) ||
    (/(?:^|[.!?]\s+)(?:any|some|every)(?:one|body)(?: else)?\s+$/i.test(before) && /^[^.!]*\?/.test(after)) ||
    /\b(?:do|does|did|will|would|can|could|should|must|may|might)(?:n['’]t)? \S+ $/i.test(before),
  // "You could tell they had a plan": the pronoun is the subject of a clause.
  TheyToThem: ({ after }) => verbFollows(after),
  // "Where you are going?"
  WereWhere: ({ flagged, after }) =>
    /^where$/i.test(flagged) &&
    /^\s+\S+\s+(?:am|are|is|was|were|can|could|will|would|should|must|do|does|did|have|has|had)\b/i.test(
      after,
    ),
  // "A knowledge of French", "a new training in it", "every training" of a team, "several police".
  MassNouns: ({ flagged, after }) =>
    (/^an?\b/i.test(flagged) && /^\s+(?:of|in)\b/i.test(after)) ||
    /\b(?:police|cattle|people)$|^(?:each|every) training$/i.test(flagged),
  // "She had had enough", "what he is is a man".
  RepeatedWords: ({ flagged, before }) =>
    /^had\s+had$/i.test(flagged) ||
    /^\p{Ll}+\s+\p{Lu}{2,}$/u.test(flagged) ||
    (/^is\s+is$/i.test(flagged) && /\b(?:what(?:ever)?|all|who|that)\b/i.test(before)),
  // "Thus he spoke": writers set a comma after some of these words and not after others.
  DiscourseMarkers: ({ flagged, after }) =>
    /^(?:thus|hence|indeed|meanwhile|otherwise|accordingly|consequently|notwithstanding)$/i.test(flagged) ||
    /^\s*,|^\s+(?:hard|much|many|little|long|far|well)\b/i.test(after),
  // Each paragraph of a long quotation begins with a mark, and only the last one ends with one.
  // So have quotations in quotations, all with straight marks, and inches have no second one.
  UnclosedQuotes: ({ before }) => before.trim() === '' || /\d['’]?\s?$/.test(before),
  // "Vitamin A is", "an honour", "an historical fact", "an SSH key", "try an' think".
  AnA: ({ flagged, before, after }) =>
    (flagged === 'A' && !/(?:^|[.!?:]["”’)]*\s*["“(]?)$/.test(before)) ||
    !/^\s+["“‘'(]?\p{L}/u.test(after) ||
    (/^an$/i.test(flagged) &&
      /^\s+["“‘'(]?(?:hono|hour|heir|habit|hist|hyst|hypo|hered|hotel|hallu|horrif|hava|un(?!i))/i.test(
        after,
      )) ||
    /^\s+["“‘'(]?\p{Lu}{2,}/u.test(after) ||
    (/^an$/i.test(flagged) && /^\s+(?:[^aeiouy\s]{2,}\b|\p{Ll}\d)/u.test(after)),
  // "It was told to him", "a story told to children": a passive, or a participle after its noun.
  AskNoPreposition: ({ before }) => {
    const [, helper = '', word = ''] = /(?:(\S+)\s+)?(\S+)\s+(?:ask|tell|told)\w*\s*$/i.exec(before) ?? []
    return PASSIVE.test(`${helper} ${word}`) || (/^\p{Ll}/u.test(word) && !ACTIVE.test(word))
  },
  // "Boxes arrive Thursday" is how Americans write.
  ArriveOnWeekday: () => true,
  // "User needs are", "an eager voice", "nothing need be said".
  MissingTo: ({ before, after }) =>
    (/^\s+\p{L}/u.test(after) && !verbFollows(after)) ||
    MODAL_NEXT.test(nextWord(after)) ||
    /^\s+(?:be|is|was|been|being|might|may|have|had|has|do|does|did|work|help|make)\b/i.test(after) ||
    /\b(?:no|any|by all|(?:they|we|you) all|(?:they|we|you) both|whose|their|user|users|your|what\s.*|which|nothing|that|and|an?|the|only|its|my|his|her|our|other)\s+$/i.test(
      before,
    ),
  // "Effect sizes", "give you advice", "many believe that", "to effect a change".
  NounVerbConfusion: ({ flagged, before, after }) =>
    /^\p{Lu}/u.test(flagged) ||
    /^\s+(?:sizes?|estimates?|dependenc|cleanup|runs?|peace|any)\b/i.test(after) ||
    /\b(?:many|most|some|few|who|people|all)\s+$/i.test(before) ||
    (/^advice$/i.test(flagged) &&
      /\b(?:give|gives|gave|given|offer|offers|get|provide)s?\s+(?:you|us|them|him|her|me)\s+$/i.test(
        before,
      )) ||
    (/^affects?$/i.test(flagged) && /\b(?:to|will|would|can|may)\s+$/i.test(before)) ||
    (/^effects?$/i.test(flagged) &&
      /\b(?:interaction|intervention|treatment|side|main|special|random|fixed|when|if)\s+$/i.test(before)),
  // "The setup playbook": a noun, unless the place needs a verb.
  PhrasalVerbAsCompoundNoun: ({ before }) =>
    !/\b(?:to|will|would|can|could|should|must|may|please|I|we|you|they|is|are|was|were|be|been|have|has|had)\s+$/i.test(
      before,
    ),
  // "Took a while", "silent awhile".
  AWhile: ({ flagged, before }) =>
    /^a\s+while$/i.test(flagged) || !/\b(?:for|in|after|quite)\s+$/i.test(before),
  // "Every one of them", "I will clear every one".
  Everyone: ({ after }) => /^\s+of\b|^\s*[,.;!?]/i.test(after),
  // "Know how people behave": only a verb can miss its "to".
  HowTo: ({ after }) => !verbFollows(after) || /^\s+\S+(?:s|ed|ing)\b/i.test(after),
  // "Anything new", "bring you new features".
  PronounKnew: ({ before }) =>
    !/(?:^|[.,;!?“"]\s*|\b(?:and|but|that|because|if|so|as)\s+)(?:I|he|she|we|they|you|it)\s+(?:(?:\p{L}+ly|often|always|never|already|just|also)\s+)?$/iu.test(
      before,
    ),
  // "Because of its being late", "half its life".
  ItsContraction: ({ before }) => !CLAUSE_START.test(before) && !/\b(?:so|when|because)\s+$/i.test(before),
  // "You yourself", "you folks", "some of you I know".
  PossessiveYour: ({ after }) =>
    /^\s+(?:yourself|two|three|four|five|folks|guys|people|onlookers|girls|boys|men|women|I|we|he|she|they)\b/i.test(
      after,
    ),
  // "They must first of all": an adverb.
  ModalBeAdjective: ({ after }) => /^\s+(?:first|later|deep|fling|even|just|well)\b/i.test(after),
  // "Access to unpublished data": an adjective before its noun.
  InflectedVerbAfterTo: ({ before, after }) =>
    !/\b(?:able|want|wants|wanted|need|needs|needed|have|has|had|going|try|tried|like|likes|how)\s+$/i.test(
      before,
    ) &&
    !/^\s*(?:[.,;:!?)]|$|(?:the|an?|my|your|his|her|its|our|their|this|that|these|those|it|him|them|me|us|you|in|on|at|for|from|with|by|to|up|out|and)\b)/i.test(
      after,
    ),
  // "Find out the reasons": facts are found out, and things are found.
  FindOut: ({ after }) => FACT_NEXT.test(after),
  // "We look forward to Christmas, to spring and to a visit": a noun, not a verb.
  LookingForwardTo: ({ flagged, after }) => /^\p{Lu}/u.test(flagged) || !VERB_NEXT.test(after),
}

/** Whether a finding of a Harper rule is a known weakness of that rule. */
export const isWeakness = (rule: string, place: FindingContext): boolean =>
  [weaknessesOfWords, weaknessesOfPhrases, weaknessesOfClauses].some(table => table[rule]?.(place) === true)

const FACT_NEXT =
  /^\s+(?:(?:the|these|their|its|his|her|any|more|some)\s+)?(?:(?:exact|main|real|true)\s+)?(?:reasons?|causes?|truth|answers?|facts?|details?|names?|results?|dates?|times?|prices?|costs?)\b/i

/** The verb of "looking forward to hear from you" is followed by its object or adverb. */
const VERB_NEXT =
  /^\s+(?:you|me|him|her|it|them|us|from|about|the|an?|my|your|his|our|their|this|that|these|those|back|more|how|what)\b/i

/** Whether a form may be the past without -ed, which Harper takes for a base form. */
const isStrongPast = (form: string): boolean =>
  !form.endsWith('ed') && verbReadings(form.toLowerCase(), 'VERB').some(reading => reading.form === 'past')
