import { verbReadings } from '#writing/tagger/verbs/readings.ts'

/** The place of a finding: the flagged text, and up to 60 and 40 characters around it. */
export interface Place {
  flagged: string
  before: string
  after: string
}

/** Ends where the subject of a clause follows: "it's" is "it is" there, unless a verb comes. */
const CLAUSE_START =
  /(?:^|[.,;:!?—–(“"]|, and|, or|\b(?:but|so|because|if|that|when|while|though|although|as|since|unless|until|whether|where|why|how|what|think|thinks|thought|say|says|said|believe|hope|know|knew|guess|feel|mean|means|sure|afraid|glad|suppose|suspect|wish|bet|see|like|where|who|not|maybe|perhaps|yes|no|now|then|today|here|well|oh))["”’)]?\s*$/i
const FINITE =
  /^\s+(?:\p{Ll}+\s+){1,2}(?:is|was|are|were|has|have|had|will|would|can|could|may|might|must|should|does|did)\b/u
const QUESTION =
  /\b(?:do|does|did|am|is|are|was|were|will|would|can|could|should|must|may|might|have|has|had)(?:n['’]t)?\s+\S+\s+$/i

/** Whether a word that may be a verb or its adverb follows. */
function verbFollows(after: string): boolean {
  const next = /^\s+([\p{L}'’]+)/u.exec(after)?.[1]?.toLowerCase() ?? ''
  return verbReadings(next, 'NOUN').length > 0 || MODAL_NEXT.test(next)
}
const MODAL_NEXT = /^(?:are|were|will|would|can|could|might|must|should|never|all|both|always)$/

/**
 * Known weaknesses of Harper's rules. Each returns true where its rule misreads a sentence of the
 * kind in the comment.
 */
export const weaknesses: Readonly<Record<string, (place: Place) => boolean>> = {
  // "I think it's Tom", "it's brand new", "it's kind of good": "it is", unless a verb follows.
  ItsPossessive: ({ before, after }) =>
    /^\s+(?:kind|sort) of\b/i.test(after) ||
    /^\s+\p{Lu}/u.test(after) ||
    (CLAUSE_START.test(before) && !FINITE.test(after)),
  // "You guys start", "he woke up", "are they friends?"
  PronounVerbAgreement: ({ flagged, before }) =>
    /^guys$/i.test(flagged) || isStrongPast(flagged) || QUESTION.test(before),
  // "From two to three", "compared to now", "he spoke to Ann".
  ToTwoToo: ({ before, after }) =>
    /\bfrom\s[^.!?]*$/i.test(before) ||
    /\b(?:compared|relative|prior|similar|close|back|next|due|up|down|on|according)\s*$/i.test(before) ||
    /^\s+\p{Lu}/u.test(after),
  // "I don't know what does he want": the auxiliary before the subject carries the ending. "Wont"
  // is "won't".
  NominalWants: ({ flagged, before, after }) =>
    (/^wont$/i.test(flagged) && !/^\s+to\b/.test(after)) ||
    /\b(?:do|does|did|will|would|can|could|should|must|may|might)(?:n['’]t)? \S+ $/i.test(before),
  // "You could tell they had a plan": the pronoun is the subject of a clause.
  TheyToThem: ({ after }) => verbFollows(after),
  // "Where you are going?"
  WereWhere: ({ flagged, after }) =>
    /^where$/i.test(flagged) &&
    /^\s+\S+\s+(?:am|are|is|was|were|can|could|will|would|should|must|do|does|did|have|has|had)\b/i.test(
      after,
    ),
  // "A knowledge of French", "a new training in it", "several police".
  MassNouns: ({ flagged, after }) =>
    (/^an?\b/i.test(flagged) && /^\s+(?:of|in)\b/i.test(after)) ||
    /\b(?:police|cattle|people)$/i.test(flagged),
  // "She had had enough", "what he is is a man".
  RepeatedWords: ({ flagged, before }) =>
    /^had\s+had$/i.test(flagged) || (/^is\s+is$/i.test(flagged) && /\b(?:what|all|who|that)\b/i.test(before)),
  // "When can we expect delivery?" A noun follows, not a verb.
  MissingTo: ({ after }) => /^\s+\p{L}/u.test(after) && !verbFollows(after),
  // "Find out the reasons": facts are found out, and things are found.
  FindOut: ({ after }) => FACT_NEXT.test(after),
  // "We look forward to Christmas, to spring and to a visit": a noun, not a verb.
  LookingForwardTo: ({ flagged, after }) => /^\p{Lu}/u.test(flagged) || !VERB_NEXT.test(after),
}

const FACT_NEXT =
  /^\s+(?:(?:the|these|their|its|his|her|any|more|some)\s+)?(?:(?:exact|main|real|true)\s+)?(?:reasons?|causes?|truth|answers?|facts?|details?|names?|results?|dates?|times?|prices?|costs?)\b/i

/** The verb of "looking forward to hear from you" is followed by its object or adverb. */
const VERB_NEXT =
  /^\s+(?:you|me|him|her|it|them|us|from|about|the|an?|my|your|his|our|their|this|that|these|those|back|more|how|what)\b/i

/** Whether a form may be the past without -ed, which Harper takes for a base form. */
const isStrongPast = (form: string): boolean =>
  !form.endsWith('ed') && verbReadings(form.toLowerCase(), 'VERB').some(reading => reading.form === 'past')
