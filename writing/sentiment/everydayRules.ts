import type { OccasionRule } from './occasionRule.ts'
import { thanksRules } from './thanksRules.ts'

/** Condolences, complaints, declined invitations, apologies, praise and reminders. */
export const everydayRules: readonly OccasionRule[] = [
  {
    kind: 'condolence',
    score: -0.35,
    pattern:
      /\b(?:the )?sad news about (?:your|the)\b|\b(?:heartbroken|devastated|saddened) to (?:hear|learn)\b|\b(?:hear|learn) of your loss\b/i,
  },
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
    kind: 'complaint',
    score: -0.5,
    pattern:
      /\b(?:were|was|been|got) (?:charged|billed) (?:twice|again|double)\b|\b(?:no one|nobody) (?:\w+ ){0,4}(?:could|would|can|was able to) help\b|\bnever (?:showed up|turned up|arrived|came|called back|replied|answered)\b/i,
  },
  {
    kind: 'complaint',
    score: -0.45,
    pattern:
      /\b(?:arrived|came|delivered) (?:\w+ ){0,3}(?:broken|damaged|late|cold|empty|incomplete)\b|\bwaiting for (?:a|an|your|my) (?:reply|answer|response|refund)\b|\b(?:kept|keeps) (?:us|me) (?:awake|waiting)\b/i,
  },
  {
    kind: 'complaint',
    score: -0.45,
    pattern:
      /\bhow many times (?:do |must |will )?(?:I|we) (?:have|need|must|had)\b|^if you had (?:only |just |actually )?(?:read|listened|checked|looked|paid attention|asked)\b/i,
    scoreMax: 0.3,
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
    pattern:
      /\bno ?(?:one|body) (?:deserves|(?:could|can|would|will)(?: ever)?(?: have)? \w+) (?:it|this|that|(?:a|any) (?=better)|us |me )?(?: ?(?:more|better))\b/i,
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
  ...thanksRules,
  { kind: 'reminder', score: 0, pattern: /\b(?:friendly|gentle|kind|quick|short) reminder\b/i },
  {
    kind: 'reminder',
    score: 0,
    pattern: /\b(?:payment|invoice \w+|invoice|balance|amount)\b[^.]{0,40}\b(?:is|was|are|falls) due\b/i,
    scoreMax: 0.6,
  },
]
