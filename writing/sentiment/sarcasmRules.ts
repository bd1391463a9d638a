import type { OccasionRule } from './occasionRule.ts'

/** Harm that thanks or praise is sarcastic about: "nice job breaking the build". */
const HARM =
  '(?:break|ruin|forget|ignor|wast|delet|crash|miss|los|destroy|mess|screw|blam|cancel|delay|leav)[a-z]*ing'
/** Trouble after a cheerful word: "Great, the printer is broken again." */
const TROUBLE =
  'broken|broke|down again|late again|another (?:delay|update|error|bug|problem|excuse)|crashed|failed|not working'
const CHEER = 'great|wonderful|fantastic|perfect|brilliant|lovely|super|marvelous|terrific'

/** Praise and thanks that mean the opposite. */
export const sarcasmRules: readonly OccasionRule[] = [
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
    kind: 'sarcasm',
    score: -0.5,
    pattern:
      /^how (?:very )?(?:kind|nice|lovely|good|sweet) of you to (?:finally |at last )?(?:join|show up|turn up|reply|answer|help|call)\b/i,
  },
  {
    kind: 'sarcasm',
    score: -0.5,
    pattern:
      /^congratulations,? (?:on |you )(?:managed|managing|succeeded|breaking|losing|ruining|forgetting)\b/i,
  },
  {
    kind: 'sarcasm',
    score: -0.45,
    pattern:
      /\blove how (?:you|they|he|she|it) (?:always |never |still |just |somehow )?\w+(?=.*\b(?:except|never|without|instead|ignor\w+|forget\w*|late|last minute|own)\b)/i,
  },
]
