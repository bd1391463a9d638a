import type { Weakness } from './weakness.ts'

const COMPARATIVE =
  /\b(?:more|less|fewer|better|worse|larger|smaller|bigger|higher|lower|greater|older|younger|taller|closer|deeper|lighter|heavier|darker|longer|shorter|faster|slower|cheaper|easier|harder|stronger|weaker|richer|poorer|earlier|later|nicer|safer|wider|other|rather|different)(?:\s+\S+){0,3}\s+$/i
const PREPOSITION =
  /\b(?:of|in|into|on|at|to|for|from|by|with|about|under|over|upon|through|despite|without)\s+$/i
/** A verb without an ending follows the pronoun after these words. */
const BARE_VERB_AFTER =
  /\b(?:need|dare|lest|let|makes?|made|help|helped|saw|hear|heard|(?:suggest|insist|demand|recommend|require)\w*(?: that)?)\s+(?:he|she|it)\s+$/i

/** Weaknesses of Harper's rules on set phrases and pairs of words, as in `weaknesses.ts`. */
export const weaknessesOfPhrases: Readonly<Record<string, Weakness>> = {
  // "Need she have been so cruel?", "they insist that he go", "lest it fall".
  PronounVerbAgreement: ({ before }) => BARE_VERB_AFTER.test(before),
  // "If it were", "those who believe it are", "one of those who know him are".
  PronounInflectionBe: ({ flagged, before }) =>
    (/^were$/i.test(flagged) && /\b(?:if|as though|wish|than)\b[^.!?]*$/i.test(before)) ||
    /\b(?:those|people|men|women|all|ones)\s+who\b[^,.!?]*\bit\s+$/i.test(before),
  // "Such an one", "an écru shade", "a unanimous vote", "an hypnotic sort".
  AnA: ({ flagged, before, after }) =>
    (/^an$/i.test(flagged) && /^\s+(?:[àâäéèêëîïôöûü]|hypn|one\b)/i.test(after)) ||
    (/^a$/i.test(flagged) && /^\s+(?:unanim|ukulele|uterus|eu|ewe)/i.test(after)) ||
    (/^an?$/i.test(flagged) && /\bsuch\s+$/i.test(before) && /^\s+one\b/i.test(after)),
  // "You policemen are cruel", "I'll speak to you myself".
  PossessiveYour: ({ after }) =>
    /^\s+(?:myself|fellows|policemen|boys|kids|children|lads|ladies|gentlemen|students|teachers|parents|players|lot|all|both|tomorrow|today|tonight|soon)\b/i.test(
      after,
    ) || /^\s+\p{Lu}/u.test(after),
  // "If it were not for your calm", "for your right to it".
  YourPredicateAdjective: ({ before }) => PREPOSITION.test(before),
  // "Their feeling was different".
  TheirToTheyre: ({ before, after }) =>
    PREPOSITION.test(before) ||
    /^\s+\p{L}+ing\s+(?:is|was|were|are|had|has|have|of|and|in|for)\b/iu.test(after),
  // "It is hardly worth while to replenish them": two words are right after the noun's verb.
  Worthwhile: ({ before }) => !/\b(?:an?|the|very|more|most|any|some|no|other|many)\s+$/i.test(before),
  // "None the less restless": the words stand apart before an adjective.
  Nonetheless: ({ after }) => !/^\s*,/.test(after),
  // "One that had of late vexed", "opportunities as I have had of seeing it".
  HadOf: ({ before, after }) =>
    /^\s+(?:late|course|old)\b/i.test(after) || /\b(?:have|has|had)\s+$/i.test(before),
  // "Anything in mass and color".
  EnMasse: ({ after }) => /^\s+(?:and|or|of)\b|^-/i.test(after),
  // "He thought it time to go".
  ItTimeAuxiliary: ({ before }) =>
    /\b(?:think|thinks|thought|find|finds|found|consider\w*|deem\w*|feel|felt|judge\w*|believe\w*)\s+$/i.test(
      before,
    ),
  // "Ill-temper that would have been", "they told me earlier that his mother", "Homer that".
  ThatThan: ({ before }) =>
    !COMPARATIVE.test(before) || /(?:\b(?:earlier|later|rather)|\p{Lu}\p{L}+|-\p{L}+)\s+$/u.test(before),
  // "Rapid fire at our flashes": a noun.
  RapidFire: ({ after }) => /^\s+(?:at|on|upon|from|of|and|was|is)\b|^\s*[.,;:!?]/i.test(after),
  // "Dishonest", "most honest", "more modest": no superlatives.
  AdjectiveDoubleDegree: ({ flagged }) =>
    /\b(?:honest|dishonest|modest|immodest|earnest|manifest)$/i.test(flagged),
  // "With out-of-doors stuff".
  Without: ({ after }) => after.startsWith('-'),
  OnesSelf: ({ after }) => after.startsWith('-'),
  // "I will today", and "you will have been".
  ModalBeAdjective: ({ after }) => /^\s+(?:today|tomorrow|tonight|now|then|too)\b/i.test(after),
  // "I don't want Miss Ellen disturbed", "he wants pay for the job".
  MissingTo: ({ after }) => /^\s+\p{Lu}/u.test(after) || /^\s+pay\s+for\b/i.test(after),
  // "Marching to effect a universal deliverance".
  NounVerbConfusion: ({ flagged, before, after }) =>
    /^effect$/i.test(flagged) && /\bto\s+$/i.test(before) && /^\s+(?:an?|such)\s/i.test(after),
  // "Edition de luxe".
  MergeWords: ({ flagged }) => /^de\s/.test(flagged),
}
