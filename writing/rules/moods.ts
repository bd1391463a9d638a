/**
 * Patterns (for a rule's `unless`) of clauses whose verb stays in its base form for every subject:
 * "they ask that he go", "it is important that she be there".
 */
export const subjunctive: readonly string[] = [
  '~suggest|~recommend|~insist|~demand|~require|~request|~ask|~propose|~urge|~order|~advise|~command|~prefer (that / $subjectPronoun / @DET|$possessive @ADJ? @NOUN @ADV? #base)',
  'important|essential|vital|necessary|imperative|crucial|mandatory|desirable (that / $subjectPronoun)',
  'condition|requirement|suggestion|recommendation|demand that',
  'lest',
]

/** Like {@link subjunctive}: "it made the man laugh", "we saw her go". */
export const causative: readonly string[] = [
  '~let|~make|~help|~see|~watch|~hear (@DET|$possessive|him|her|it|them|us|me|you)',
]

/** For the start of a pattern: excludes previous words after which a subject has no finite verb. */
export const freeSubject =
  '-<(~do|$modal|~let|~make|~help|~see|~hear|~watch|~have|and|or|than|to|nor|of|with)'
