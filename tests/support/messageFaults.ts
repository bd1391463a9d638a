/** A card has room for so many characters of a title, and for so many of an explanation. */
const LONGEST_TITLE = 52
const LONGEST_EXPLANATION = 140

const BRITISH =
  /\b(?:colour|favour|behaviour|centre|licence|grey|\w+(?:ise|ised|ising|isation)|learnt|whilst)\b/i
/** Words that end like British verbs and are spelled so everywhere. */
const NOT_BRITISH =
  /\b(?:otherwise|precise|surprise|exercise|raise|raised|rise|wise|noise|promise|praise|advise|advised|premise|phrase|likewise|clockwise|expertise|merchandise|disguise|compromise)\b/gi
const STIFF = /\b(?:must|base form|lemma|determiner|infinitive|put right)\b/i

/** Quoted examples, joined by commas or "and". They may follow the sentence after a colon. */
const EXAMPLES = /: (?:“[^”]+”(?: \([^)]+\))?(?:,| and| or| but)* ?)+\.?$/u

/** Returns why a native editor would return the title of a card. Empty if nothing is wrong. */
export function titleFaults(title: string): string[] {
  return [
    ...commonFaults(title),
    ...(/^[“\p{Lu}]/u.test(title) ? [] : ['starts with a small letter']),
    ...(/[.!:;]”?$/.test(title) ? ['ends like a sentence'] : []),
    ...(title.length > LONGEST_TITLE ? [`has ${title.length} characters`] : []),
  ]
}

/** Returns why a native editor would return the explanation of a card. Empty if nothing is wrong. */
export function explanationFaults(explanation: string, title: string): string[] {
  const sentence = explanation.replace(EXAMPLES, '.')
  return [
    ...commonFaults(explanation),
    ...(/[.?!]”?$/.test(explanation) ? [] : ['has no end sign']),
    ...(/[.?!]”? (?=[\p{Lu}“])|;/u.test(sentence) ? ['is more than one sentence'] : []),
    ...(explanation.startsWith(title) ? ['repeats its title'] : []),
    ...(explanation.length > LONGEST_EXPLANATION ? [`has ${explanation.length} characters`] : []),
  ]
}

function commonFaults(text: string): string[] {
  return [
    ...(/["'`]/.test(text) ? ['has straight quotes'] : []),
    ...(/”[.,]/.test(text) ? ['has a comma or period after a quotation mark'] : []),
    ...(BRITISH.test(text.replace(NOT_BRITISH, '')) ? ['has British spelling'] : []),
    ...(STIFF.test(text.replace(/“[^”]*”/g, '')) ? ['has a stiff or technical word'] : []),
  ]
}
