import type { OccasionRule } from './occasionRule.ts'

/** Thanks that glow, and what people say about the help that they thank for. */
export const thanksRules: readonly OccasionRule[] = [
  {
    kind: 'praise',
    score: 0.8,
    pattern:
      /\b(?:thank you|thanks) (?:so,? so |so |very )?(?:much|a million|a ton|a bunch|from the bottom of (?:my|our) hearts?)\b(?! for (?:your|the) (?:quick |prompt |fast )?(?:e-?mail|message|order|interest|reply|response|purchase|application|inquiry|note|call|feedback|submission|payment|visit)\b)|\b(?:a )?(?:big|huge|heartfelt|warm|special|sincere|massive|enormous) (?:thank you|thank-you|thanks)\b|\bthank you, thank you\b/i,
  },
  {
    kind: 'praise',
    score: 0.75,
    pattern:
      /\b(?:thank you|thanks)(?: all| both| again)? for (?:everything|being (?:there|so|such|a|the)|your (?:kindness|patience|generosity|support|friendship|hard work|dedication|wonderful|amazing|great|kind|incredible|endless))\b|\b(?:so|deeply|truly|very|forever|incredibly|more) (?:grateful|thankful|appreciative)\b|\b(?:I|we) (?:just |really |only )?(?:want(?:ed)?|would like|wish) to (?:say )?(?:thank (?:you|everyone|the)|say thanks)\b/i,
  },
  {
    kind: 'praise',
    score: 0.75,
    pattern:
      /\b(?:could|would)(?: not|n['’]t) (?:have )?(?:\w+ ){1,4}without (?:you|your|him|her|them|the team)\b|\b(?:do not|don['’]t|cannot|can['’]t) (?:know|imagine) (?:what|how|where) (?:I|we) (?:would|could|['’]d) .{0,30}without\b|\bnever (?:could |would )?have (?:\w+ ){1,4}without (?:you|your)\b/i,
  },
  {
    kind: 'praise',
    score: 0.6,
    pattern:
      /\b(?:I|we) owe (?:you (?:one|a lot|so much|everything|big)|(?:it|this|everything) all to you)\b|\bmade (?:my|our|his|her|their) (?:whole |entire |)(?:day|week|month|year)\b|\bmeans? (?:so much|the world|a lot|everything) to (?:me|us)\b|\b(?:changed|saved) (?:my|his|her|our|their) (?:life|lives|day)\b|\b(?:will|['’]ll) (?:never|always) (?:forget|remember) (?:your (?:kindness|help|support|patience)|how (?:kind|good|patient)|what you did for)\b|\b(?:couldn['’]t|could not) (?:have )?(?:asked|ask|wish|wished) for (?:a )?(?:better|more)\b/i,
  },
  {
    kind: 'praise',
    score: 0.45,
    pattern:
      /\bexactly what (?:I|we) (?:needed|wanted|hoped for|were looking for)\b|\b(?:because of|thanks to) (?:you|your (?:\w+ )?(?:help|work|support|effort|efforts|patience|kindness|advice)),? .{0,40}\b(?:won|finished|made the deadline|on time|succeeded|signed|passed|found|wants|loves|ready|smooth\w*|went well|possible)\b/i,
    scoreMax: 0.44,
  },
]
