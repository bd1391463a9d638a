/** The kind of message that a wording shows, whatever its single words say. */
export type OccasionKind =
  | 'sarcasm'
  | 'rejection'
  | 'ending'
  | 'warning'
  | 'bad_news'
  | 'condolence'
  | 'complaint'
  | 'decline'
  | 'apology'
  | 'praise'
  | 'reminder'
  | 'greeting'

/** A wording and the score of its sentence. `pattern` is matched within one sentence. */
export interface OccasionRule {
  kind: OccasionKind
  pattern: RegExp
  /** A negative score is the highest that the sentence can have, a positive one the lowest. */
  score: number
  /** Sentences with a higher score are skipped. */
  scoreMax?: number
}

/** Harm that thanks or praise is sarcastic about: "nice job breaking the build". */
const HARM =
  '(?:break|ruin|forget|ignor|wast|delet|crash|miss|los|destroy|mess|screw|blam|cancel|delay|leav)[a-z]*ing'
/** Trouble after a cheerful word: "Great, the printer is broken again." */
const TROUBLE =
  'broken|broke|down again|late again|another (?:delay|update|error|bug|problem|excuse)|crashed|failed|not working'
const CHEER = 'great|wonderful|fantastic|perfect|brilliant|lovely|super|marvelous|terrific'

export const occasionRules: readonly OccasionRule[] = [
  { kind: 'greeting', score: 0, pattern: /^(?:dear|hi|hello|hey)\b[^!?]{0,60},$/i },
  {
    kind: 'greeting',
    score: 0,
    pattern:
      /^(?:(?:with )?(?:best|kind|warm|kindest|warmest)(?: regards| wishes)?|regards|(?:yours )?(?:sincerely|truly|faithfully)|cheers),?$/i,
  },
  { kind: 'sarcasm', score: -0.75, pattern: /\bthank(?:s| you) for nothing\b/i },
  {
    kind: 'sarcasm',
    score: -0.7,
    pattern: new RegExp(
      String.raw`\bthank(?:s| you)(?: a lot| so much| very much| again)? for (?:not (?:call|answer|repl|com|show|tell|help|listen|read|bother|invit|ask)[a-z]*ing|${HARM})\b`,
      'i',
    ),
  },
  {
    kind: 'sarcasm',
    score: -0.6,
    pattern: new RegExp(
      String.raw`\b(?:nice|great|good|excellent|brilliant) (?:job|work|going|move),? ${HARM}\b`,
      'i',
    ),
  },
  {
    kind: 'sarcasm',
    score: -0.55,
    pattern: new RegExp(
      String.raw`^["“]?(?:oh,? |well,? |just )?(?:${CHEER})[,.] (?:.{0,60}?\b)?(?:${TROUBLE})\b`,
      'i',
    ),
  },
  {
    kind: 'sarcasm',
    score: -0.55,
    pattern: new RegExp(
      String.raw`^["“]?(?:oh|well),? (?:${CHEER}),? (?:another|yet another|not again)\b`,
      'i',
    ),
  },
  {
    kind: 'sarcasm',
    score: -0.45,
    pattern: /\b(?:wow,? )?what a (?:big |huge |real )?surprise(?=[.,;…]|$)/i,
  },
  {
    kind: 'sarcasm',
    score: -0.45,
    pattern:
      /^(?:just|exactly) what (?:I|we) (?:needed|wanted)(?= (?:on a |today|right now|before|at this))/i,
  },
  {
    kind: 'sarcasm',
    score: -0.5,
    pattern: /^["“]?yeah,? (?:right|sure)\b(?! (?:away|there|here|after|now|thing))/i,
  },
  { kind: 'sarcasm', score: -0.45, pattern: /^sure (?:you|they|he|she) (?:will|did|do|does|are|is)\b/i },
  { kind: 'sarcasm', score: -0.5, pattern: /\b(?:could|can|would) you at least (?:pretend|try|bother)\b/i },
  {
    kind: 'sarcasm',
    score: -0.45,
    pattern: /\bhow (?:very )?(?:kind|nice|generous|thoughtful) of you to (?:finally|at last)\b/i,
  },
  {
    kind: 'sarcasm',
    score: -0.45,
    pattern:
      /\b(?:perhaps|maybe) you (?:could|can|might) (?:actually |try to )?(?:read|listen|look|check)\b.{0,60}\bnext time\b/i,
  },

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
    score: -0.5,
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

  {
    kind: 'condolence',
    score: -0.3,
    pattern:
      /\b(?:my|our) (?:deepest|sincere|heartfelt|most sincere)? ?(?:condolences|sympath(?:y|ies))\b|\b(?:deepest|sincere|heartfelt) (?:condolences|sympathy|sympathies)\b/i,
  },
  {
    kind: 'condolence',
    score: -0.35,
    pattern:
      /\bsorry (?:for (?:your|the) loss|to (?:hear|learn) (?:about|of) (?:your|the (?:loss|death|passing)))\b/i,
  },
  {
    kind: 'condolence',
    score: -0.25,
    pattern:
      /\b(?:thinking of you and your family|there are no words|rest in peace|(?:our|my) thoughts are with)\b/i,
    scoreMax: 0.3,
  },

  {
    kind: 'complaint',
    score: -0.55,
    pattern:
      /\b(?:this|it) is (?:now )?(?:already )?the (?:second|third|fourth|fifth|umpteenth) time (?:that )?(?:this|it|(?:I|we) (?:have )?(?:had|have to|ask\w*|call\w*|wr\w+)|you|the|my)\b/i,
    scoreMax: 0.3,
  },
  {
    kind: 'complaint',
    score: -0.45,
    pattern:
      /\b(?:is|are|has|have|was|were)?\s?still (?:not (?:been |yet )?\w+|unpaid|waiting|outstanding|broken|missing)\b|\bremains? (?:unpaid|unanswered|unresolved|outstanding)\b/i,
    scoreMax: 0.3,
  },
  {
    kind: 'complaint',
    score: -0.5,
    pattern:
      /\b(?:no one|nobody) (?:has |have |had |even |ever )*(?:called|replied|answered|showed|shown|responded|helped|come|came|told|bothered|got back)\b/i,
    scoreMax: 0.5,
  },
  {
    kind: 'complaint',
    score: -0.5,
    pattern:
      /\b(?:despite|after) (?:my |our )?(?:two|three|four|five|six|several|many|repeated|numerous|\d+) (?:reminders|requests|emails|calls|messages|attempts)\b/i,
  },
  {
    kind: 'complaint',
    score: -0.5,
    pattern:
      /\b(?:have |has |['’]ve )?(?:told|asked|reminded|warned) you (?:\w+ times|already|before|again and again|repeatedly)\b/i,
  },
  {
    kind: 'complaint',
    score: -0.45,
    pattern: /\byou never (?:listen|answer|reply|call|help|care|learn|read)\b/i,
  },
  {
    kind: 'complaint',
    score: -0.45,
    pattern:
      /\b(?:wrong (?:size|color|colour|item|order|address|amount|product)|ignored (?:my|our)|(?:would like|want|demand|expect|request) (?:a |my )?(?:full |partial )?refund|not (?:been )?(?:cleaned|delivered|repaired|refunded))\b/i,
    scoreMax: 0.5,
  },
  {
    kind: 'complaint',
    score: -0.4,
    pattern:
      /\b(?:needed|needs|required|requires) (?:a lot of|too much|far too much|heavy|serious) (?:editing|work|rework|correction\w*)\b/i,
  },
  {
    kind: 'complaint',
    score: -0.35,
    pattern:
      /\bas (?:I|we)(?: have|['’]ve)? (?:already|repeatedly) (?:explained|said|told|mentioned|written)\b/i,
  },

  {
    kind: 'decline',
    score: -0.2,
    pattern:
      /\b(?:would (?:have )?love(?:d)? to|['’]d (?:have )?love(?:d)? to|wish (?:I|we) could|would like to)\b[^.]{0,40}\bbut (?:I|we) (?:will|['’]ll|am|['’]m|can['’]t|cannot|have|won['’]t|are|['’]re)\b/i,
  },
  {
    kind: 'decline',
    score: -0.2,
    pattern:
      /\b(?:I|we) (?:can['’]t|cannot|won['’]t be able to|am unable to|are unable to|will not be able to) (?:make it|come|attend|join)\b/i,
  },

  {
    kind: 'apology',
    score: -0.25,
    pattern:
      /^(?:(?:hi|dear|hello)[^,]*, )?(?:(?:I|we)(?: am| are|['’]m|['’]re)?,? (?:so |very |really |truly |deeply |terribly )?(?:sorry|apologi[sz]e)|(?:please accept )?(?:my|our) (?:sincere )?apologies|sorry) (?:for|that|about|again|it|I|we|if)\b/i,
  },

  { kind: 'apology', score: -0.25, pattern: /\b(?:I|we) should(?: have|['’]ve)\b/i, scoreMax: 0 },

  {
    kind: 'praise',
    score: 0.7,
    pattern:
      /\b(?:cannot|can['’]t|can not) (?:thank you|praise (?:you|him|her|them|it)|recommend (?:it|you|them|him|her)) (?:enough|highly enough|more)\b/i,
  },
  {
    kind: 'praise',
    score: 0.55,
    pattern:
      /\b(?:could not|couldn['’]t|cannot|can['’]t) (?:imagine (?:\w+ ){0,3}without|(?:work|live|do|manage|cope) without)\b/i,
  },
  {
    kind: 'praise',
    score: 0.55,
    pattern:
      /\b(?:nothing|not a thing|not one thing)(?: that)? (?:I|we) (?:did not|didn['’]t|do not|don['’]t) (?:enjoy|like|love)\b/i,
  },
  {
    kind: 'praise',
    score: 0.6,
    pattern: /\bno ?(?:one|body) (?:deserves|could have done) (?:it|this|that) (?:more|better)\b/i,
  },
  {
    kind: 'praise',
    score: 0.55,
    pattern:
      /\b(?:handled|managed|led|dealt with|treated|guided|presented)\b[^.]{0,50}\bwith (?:real|great|such|so much|admirable|remarkable) (?:patience|care|grace|skill|kindness|professionalism|tact)\b/i,
  },
  { kind: 'praise', score: 0.5, pattern: /^you (?:really |absolutely |just )?saved (?:us|me|the day|my)\b/i },
  {
    kind: 'praise',
    score: 0.35,
    pattern: /\b(?:wrote|called|emailed|asked me|asked us) to thank (?:us|you|me)\b/i,
  },

  { kind: 'reminder', score: 0, pattern: /\b(?:friendly|gentle|kind|quick|short) reminder\b/i },
  {
    kind: 'reminder',
    score: 0,
    pattern: /\b(?:payment|invoice \w+|invoice|balance|amount)\b[^.]{0,40}\b(?:is|was|are|falls) due\b/i,
    scoreMax: 0.6,
  },
]
