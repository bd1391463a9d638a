import type { Weakness } from './weakness.ts'

const CLAUSE_START = /(?:^|[.!?,;:“"(]\s*|\b(?:and|so|but|then|please)\s+)$/i
const PREPOSITION =
  /\b(?:of|in|into|on|at|to|for|from|by|with|about|under|upon|through|despite|without|during|against|between)\s+$/i
const FINITE = '(?:is|am|are|was|were|has|have|had|do|does|did|will|would|can|could|may|might|must|should)'
/** "The station is", "he lives": a clause that "where" may open. */
const CLAUSE = new RegExp(
  `^\\s+(?:(?:I|you|he|she|it|we|they|there|people|my|your|his|her|our|their)\\b|(?:the\\s+)?\\p{L}+\\s+(?:\\p{L}+\\s+)?${FINITE}\\b)`,
  'iu',
)
const NOUN_AND_VERB = new RegExp(`^\\s+\\p{L}+\\s+${FINITE}\\b`, 'iu')
const THAT_IS = new RegExp(`^\\s+${FINITE}\\b`, 'i')
const OBJECT = /\b(?:us|them|him|her|me|it)\s+$/i
const OBJECT_OF_PREPOSITION =
  /\b(?:after|before|around|behind|beside|above|below|under|over|near|inside|outside|with|without|of|in|on|from|to|by|for|about)\s+(?:it|him|her)\s+$/i
const GROUP =
  /^(?:clergy|elect|minority|majority|cavalry|infantry|police|retinue|personnel|staff|best|worst|chief|permanent|two|three|four|five|six|seven|eight|nine|ten|few|many)$/i

/** Weaknesses of Harper's rules on clauses and the words in front of them, as in `weaknesses.ts`. */
export const weaknessesOfClauses: Readonly<Record<string, Weakness>> = {
  // "I think that that is fine", "of that that day".
  RedundantThat: ({ before, after }) => PREPOSITION.test(before) || THAT_IS.test(after),
  // "Take advantage of their right", "over the years their, our, knowledge grew".
  TheirToThere: ({ before, after }) => PREPOSITION.test(before) || after.startsWith(','),
  // "Their talk was all of theaters".
  TheirToTheyre: ({ after }) => NOUN_AND_VERB.test(after) || /^\s+\p{L}+ly\s+\p{L}+ed\s+\p{L}+/iu.test(after),
  // "He let out a cry", "don't let decorating be an excuse".
  LetsConfusion: ({ flagged, before }) =>
    flagged === 'LET' ||
    (/^let$/i.test(flagged) && !CLAUSE_START.test(before)) ||
    (/^lets$/i.test(flagged) && /\b(?:only|also|it|he|she|that|which|who|this)\s+$/i.test(before)),
  // "The faults they committed were those of youth": no clause follows that "where" could open.
  WereWhere: ({ flagged, after }) => /^were$/i.test(flagged) && !CLAUSE.test(after),
  // "The problem which faced us was hard", "the alliance with us was old".
  // "The boxes after it are the same".
  PronounInflectionBe: ({ flagged, before }) =>
    (/^(?:was|is)$/i.test(flagged) && OBJECT.test(before)) || OBJECT_OF_PREPOSITION.test(before),
  // "Good clothes, of course, were the first thing".
  PronounContraction: ({ flagged, before }) => flagged === 'were' && /,\s+$/.test(before),
  // "One of the clergy", "one of the best of them", "one of the permanent and most important parts".
  OneOfTheSingular: ({ flagged, after }) =>
    GROUP.test(/\p{L}+$/u.exec(flagged)?.[0] ?? '') ||
    /^\s+(?:and|or)\s+(?:most|more|least|less)\b/i.test(after) ||
    /^\s+\p{Lu}\p{Ll}/u.test(after) ||
    /^\s+(?:who|that)\s+(?:was|is|has|had)\b/i.test(after),
  // "Who we are is shaped by others", "all he wants to be is a poet".
  SingleBe: ({ before }) => /\b(?:what|who|how|where|all|anything|everything)\b[^.!?;]*$/i.test(before),
  // "A warmth which hid it", "both training for and working in it", "the many turning to it".
  MassNouns: ({ flagged }) =>
    /^(?:an?|some) (?:warmth|heat|cold|respect|fiction|leisure|patience|passion|courage|sadness|stillness)$/i.test(
      flagged,
    ) ||
    /\brespect$/i.test(flagged) ||
    /^(?:both \p{L}+ing|many \p{L}+ing)$/iu.test(flagged),
  // "Hopped across the trunk", "hopped on his way".
  HopHope: ({ flagged, after }) =>
    /^hopp/i.test(flagged) &&
    /^\s+(?:his|her|its|their|my|our|across|over|on|out|off|into|in|up|down|around|to|onto|along|back|away)\b/i.test(
      after,
    ),
  // "In his right hand he held a box": a noun, not "right-hand".
  LeftRightHand: ({ after }) =>
    !/^hand\s+(?:side|corner|column|pane|panel|lane|page|drive|door|wall|bank|margin|edge|end|turn)/i.test(
      after,
    ),
  // "New York: W. W. Norton": initials.
  RepeatedWords: ({ flagged }) => /^\p{Lu}\.\s+\p{Lu}\.?$/u.test(flagged),
  // "He got that out of a book".
  AdjectiveOfA: ({ flagged }) =>
    /^(?:out|one|wife|husband|son|daughter|head|part|little|more|most|all|none)\b/i.test(flagged),
  // "(i) The first part", "f-i-f-t-y".
  CapitalizePersonalPronouns: ({ before, after }) =>
    (before.endsWith('(') && after.startsWith(')')) || (before.endsWith('-') && after.startsWith('-')),
  // "Her good will could not be denied", "he will dare to say it".
  DoubleModal: ({ flagged, before }) =>
    /\bdare$/i.test(flagged) || /\b(?:of|good|ill|free|own|his|her|their|my|our|last)\s+$/i.test(before),
  // "Can fixing it be simple?", "his will gathered from it".
  ModalBeAdjective: ({ flagged, before, after }) =>
    /^\p{Lu}/u.test(flagged) ||
    /^\s+scarce\b/i.test(after) ||
    /\b(?:his|her|their|my|our|your|its|the|a|good|free)\s+$/i.test(before),
  // "In some one direction".
  Someone: ({ before, after }) =>
    /\b(?:in|of|to|at|for|from|by)\s+$/i.test(before) && /^\s+\p{Ll}/u.test(after),
  // "She knew its want of faith".
  NominalWants: ({ before, after }) => /^\s+of\b/i.test(after) || /\bof\s+\S+\s+$/i.test(before),
  // "He has to find out some way", "I will find out sometime".
  FindOut: ({ after }) =>
    !/^\s+(?:the|an?|my|your|his|her|our|their|its|this|that|these|those|more|new|good)\b/i.test(after),
  // "They stood ready dressed".
  MissingTo: ({ after }) => /^\s+\p{Ll}{3,}ed\b/u.test(after),
  // "As to clothes, I had none".
  InflectedVerbAfterTo: ({ before }) => /\bas\s+$/i.test(before),
  // "Obsessed by it".
  ObsessPreposition: ({ flagged }) => /^by$/i.test(flagged),
  // "However this might be, he had lost".
  DiscourseMarkers: ({ flagged, after }) =>
    /^therefore$/i.test(flagged) ||
    (/^however$/i.test(flagged) && /^\s+(?:it|this|that)\s+(?:was|is|may|might)\b[^.!?]*,/i.test(after)),
  // "The only effect of it", "what effect they had".
  NounVerbConfusion: ({ flagged, before, after }) =>
    /^effects?$/i.test(flagged) &&
    (/^\s+(?:of|on|upon)\b/i.test(after) || /\b(?:what|which|any|no|only|whose|this|that)\s+$/i.test(before)),
  // "Infinitely passionate a thing".
  PassionateAbout: ({ flagged }) => /^an?$/i.test(flagged),
  // "An event that fascinated an old man".
  FascinatedBy: ({ before }) => /\b(?:that|which|who)\s+\S+\s+$/i.test(before),
  // "He ran to and fro".
  ForNoun: ({ before }) => /\bto and\s+$/i.test(before),
  // "A writer so constituted as to see it".
  ConstituteAs: ({ before, after }) => /\bso\s+$/i.test(before) || /^\s+(?:to|a matter)\b/i.test(after),
  // "I can't do to help people".
  DoToDueTo: ({ after }) => /^\s+(?:help|make|get|keep|stop|change|improve|be|have)\b/i.test(after),
  // "For them too it is hard".
  ToTwoToo: ({ flagged, before }) => /^too$/i.test(flagged) && /\bfor\s+\S+\s+$/i.test(before),
  // "Allowed to buy himself free": a verb.
  BuyByBye: ({ flagged, before }) => /^buy$/i.test(flagged) && /\bto\s+$/i.test(before),
  // "Halo: a game".
  HelloGreeting: ({ after }) => /^["”’]?:/.test(after),
  // "An xterm", "an HttpError", "an N. 80° W. direction", "an li for each item".
  AnA: ({ flagged, after }) =>
    /^an$/i.test(flagged) &&
    /^\s+["“‘'(]?(?:x\p{Ll}|\p{Lu}\.|li\b|(?:Http|Html|Xml|Ssh|Ftp|Rss|Sql)(?:\p{Lu}|s?\b))/u.test(after),
  // "They go through 0..255", and four dots that end a sentence.
  EllipsisLength: ({ flagged, before, after }) =>
    /^\s*\p{N}/u.test(after) || /[.…]$/.test(before) || (flagged === '....' && /\p{L}$/u.test(before)),
}
