import type { OccasionRule } from './occasionRule.ts'

/** Wordings of a no: rejections, dismissals, warnings and bad news. */
export const refusalRules: readonly OccasionRule[] = [
  {
    kind: 'rejection',
    score: -0.65,
    pattern: /\b(?:we |I )?regret (?:to (?:inform|tell|advise|say|let)|that (?:we|I|your))(?: you)?/i,
  },
  {
    kind: 'rejection',
    score: -0.6,
    pattern:
      /\b(?:decided|chosen|chose|opted) (?:to )?(?:move|go|proceed|continue) (?:forward |ahead |on )?with (?:other|another|a different|someone|a candidate)\b[^.,;]{0,20}/i,
  },
  {
    kind: 'rejection',
    score: -0.6,
    pattern:
      /\b(?:have |has |we )?(?:chosen|chose|selected|hired|picked|appointed) (?:someone|somebody|(?:another|a different|other) (?:candidate|applicant|person|supplier|vendor|agency|proposal)s?)\b/i,
  },
  {
    kind: 'rejection',
    score: -0.6,
    pattern:
      /\b(?:(?:has|have|was|were|is|are) not (?:been )?|(?:has|have|was|were|is|are)n['’]t (?:been )?|not been |unfortunately,? not )(?:selected|successful|approved|accepted|shortlisted|chosen|granted)\b/i,
  },
  {
    kind: 'rejection',
    score: -0.6,
    pattern:
      /\b(?:unable|not able|not in a position) to (?:accept|offer|approve|accommodate|grant|support|publish|consider|proceed with|move forward|take (?:you|this) on)\b/i,
  },
  {
    kind: 'rejection',
    score: -0.55,
    pattern:
      /\b(?:will not|won['’]t|cannot|can['’]t) be (?:moving|going|proceeding|offering|accepting|publishing|inviting|able to offer)\b/i,
  },
  {
    kind: 'rejection',
    score: -0.55,
    pattern:
      /\b(?:position|role|job|place|post|vacancy) (?:has (?:now |already )?been|is (?:now |already )?) ?(?:filled|taken|closed)\b/i,
  },
  {
    kind: 'rejection',
    score: -0.6,
    pattern:
      /\b(?:decided against|not (?:a|the right) (?:good |right )?(?:fit|match) for (?:us|our|this|the)|(?:has|have) been (?:rejected|declined|denied|turned down))\b/i,
  },
  {
    kind: 'rejection',
    score: -0.55,
    pattern:
      /\b(?:we|I)(?: have reviewed [^.]{0,40} and)? (?:cannot|can['’]t|could not|couldn['’]t) (?:approve|accept|offer you|grant|publish|accommodate)\b|\band (?:cannot|can['’]t) (?:approve|accept|grant) (?:it|this)\b/i,
  },
  {
    kind: 'rejection',
    score: -0.6,
    pattern:
      /\b(?:decided|chosen|chose) not to (?:renew|proceed|continue|offer|extend|move forward|hire|publish|invite|fund)\b/i,
  },
  {
    kind: 'rejection',
    score: -0.5,
    pattern:
      /\b(?:is|are|was|were) not (?:quite |the )?right (?:fit )?for (?:us|our|this)\b|\bnot among the (?:finalists|winners|selected|successful)\b|\baccepted (?:a|an|another) (?:position|job|offer|role) elsewhere\b/i,
  },
  {
    kind: 'ending',
    score: -0.75,
    pattern:
      /\b(?:end|terminate|terminating|ending) your (?:employment|contract|job|position|tenancy|lease|membership)\b/i,
  },
  {
    kind: 'ending',
    score: -0.75,
    pattern:
      /\b(?:(?:have|had) to let you go|you (?:are|have been|will be) (?:laid off|dismissed|made redundant)|your (?:position|job|role) (?:has been|will be|is being) (?:eliminated|cut|terminated))\b/i,
  },
  {
    kind: 'ending',
    score: -0.6,
    pattern:
      /\b(?:(?:should|want to|can) (?:not |stop )?(?:see|seeing|date|dating) each other(?: any\s?more)?|break(?:ing)? up with you|not feel the same way|(?:it is|it['’]s) over between us)\b/i,
  },
  {
    kind: 'warning',
    score: -0.6,
    pattern:
      /\b(?:legal action|collection agency|debt collect\w+|small claims|final (?:notice|warning|reminder)|take (?:this|the matter) further|hear from (?:my|our) lawyer\w*)\b/i,
  },
  {
    kind: 'warning',
    score: -0.5,
    pattern:
      /\bI (?:will|['’]ll|won['’]t|will not) (?:remember|forget) this\b(?=.*\b(?:next time|when you|if you)\b)/i,
  },
  {
    kind: 'warning',
    score: -0.45,
    pattern:
      /\bif (?:you|we|I) (?:do not|don['’]t|have not|haven['’]t) (?:receive|hear|get|pay|reply|respond|comply)\w*\b[^.]{0,80}\b(?:we|I) (?:will|shall|must|have to)\b/i,
  },
  {
    kind: 'bad_news',
    score: -0.55,
    pattern: /\b(?:have|has|had|need|forced) to (?:cancel|postpone|withdraw|call off)\b/i,
  },
  {
    kind: 'bad_news',
    score: -0.35,
    pattern:
      /\b(?:has|have|was|were|is|are|will be) (?:been )?(?:cancel+ed|called off|postponed|discontinued|suspended)\b/i,
    scoreMax: 0.6,
  },
  {
    kind: 'bad_news',
    score: -0.35,
    pattern:
      /\b(?:price|prices|fee|fees|cost|costs|rent|rate|rates|premium)\b[^.]{0,40}\b(?:will|to) (?:rise|increase|go up|be raised)\b/i,
  },
  { kind: 'bad_news', score: -0.3, pattern: /^unfortunately\b/i, scoreMax: 0.3 },
]
