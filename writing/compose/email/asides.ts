/** Feelings of the writer that are none of the reader's business when the writer says so. */
const FEELING = String.raw`(?:annoyed|angry|mad|furious|upset|nervous|scared|ashamed|stressed|desperate|fed up|tired of|embarrassed|worried|pissed(?: off)?|anxious|jealous)`
const PERSON = String.raw`(?:he|she|they|the (?:boss|landlord|teacher|guy|client|customer))`
const BE = String.raw`(?:['’](?:s|re)| is| are| was| were| can be| seems?| gets?)`
const NATURE = String.raw`(?:nice|kind|sweet|good|great|decent|lovely|friendly|sensitive|touchy|strict|proud|stubborn|difficult|grumpy|moody|shy|easily \p{L}+|a pain|hard to \p{L}+|very busy|always busy|old[- ]fashioned|formal|rude|annoying)`

/** Words between the one who types and the one who writes. The reader of the email never sees them. */
const ASIDES: readonly RegExp[] = [
  // Things to leave out, and the tone.
  /^(?:(?:but|and|so|just|please|also) )*(?:do not|don['’]?t|never) (?:mention|say|tell (?:him|her|them|anyone)|show|sound|bring up|name|include|talk about|write|let (?:him|her|them|it)|make (?:it|him|her|them|me|this)|put|be (?:too )?(?:rude|mean|pushy|harsh|formal|long|angry|cold|desperate))\b/iu,
  /^(?:(?:but|and) )?(?:i |we )?(?:really )?(?:do not|don['’]?t) (?:want|wanna|mean|like) (?:to )?(?:be|sound|seem|look|come across|come off|appear|offend|hurt|upset|annoy|insult|lose|burn|start|cause|make (?:him|her|them|it)|a (?:fight|fuss|scene)|any (?:trouble|drama)|drama|trouble|him to|her to|them to)\b/iu,
  /^(?:(?:but|and|so|just|please|maybe) )*(?:be|sound|stay|keep (?:it|this)|make (?:it|this|me)|try to (?:be|sound)) (?:very |really |a bit |super |as |more |extra |so )*(?:nice|polite|firm|gentle|kind|careful|brief|honest|funny|short|clear|friendly|formal|casual|professional|warm|serious|neutral|diplomatic|tactful|humble|grateful|simple|light|calm|sweet|respectful|confident|sincere)\b/iu,
  // Remarks on the reader's nature, with the advice that follows.
  new RegExp(
    String.raw`^(?:(?:but|and|because|since|btw|by the way,?) )*${PERSON}${BE} (?:really |very |so |always |usually |a bit |actually |quite |generally |such )*(?:an? )?(?:really |very |so )?${NATURE}(?: (?:people|person|guy|man|woman|lady|client|clients|customer|customers|neighbou?rs?|boss|teacher|one|folks|family|couple|landlords?))?(?:,? (?:so|and|but) .*)?$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:(?:but|and) )?${PERSON} (?:won['’]?t|will|might|may|is going to|are going to) (?:not )?(?:be|get|feel) (?:\p{L}+ )?(?:happy|mad|angry|upset|sad|disappointed|annoyed|pleased)$`,
    'iu',
  ),
  // Doubts about the notes themselves.
  /^(?:(?:but|and|i(?:['’]?m| am)|so) )*(?:not sure|unsure|no idea|don['’]?t know|do not know|dunno|idk|not certain)(?: (?:if|whether|how|what|why|that))? (?!.*\byou\b)(?:(?:this|that|it|he|she|they|to) .*|matters?.*|relevant.*)$/iu,
  /^(?:(?:i(?:['’]?m| am)) )?(?:not sure|no idea|don['’]?t know) (?:what|how|where) (?:to|else)\b.*$/iu,
  // Feelings that are marked as private.
  new RegExp(String.raw`^(?:btw|by the way),? .*\b${FEELING}\b`, 'iu'),
  new RegExp(String.raw`\b${FEELING}\b.*\b(?:but|and|so) (?:do not|don['’]?t|please don['’]?t|keep) `, 'iu'),
  /^(?:this|it)(?:['’]s| is) (?:so |a bit |really |kind of )*(?:awkward|embarrassing|weird)(?: for me)?$/iu,
  /^(?:i(?:['’]?m| am)|we are) (?:so |really |not )?(?:bad|terrible|good|great) (?:at|with) (?:this|these things|emails?|writing|words|english)\b/iu,
  /^(?:please )?introduce (?:myself|ourselves|me|us)$/iu,
  /^(?:just )?between (?:us|you and me)\b/iu,
  /^(?:(?:hope|hoping) )?(?:that|this|it) makes sense$|^(?:you know what i mean|you get it|that['’]?s (?:it|all)|that is (?:it|all)|something like that|or something(?: like that)?|lol|haha|anyway|thanks in advance for writing this|idk|dunno)$/iu,
  /^(?:can you |please |pls )?(?:fix|correct|check|mind) (?:my |the )?(?:spelling|grammar|english|typos)\b.*$/iu,
]

/** A number is a fact that the reader could check, whatever the words around it. */
const FACT = /\p{N}/u
/** Asides that may name a fact, as they forbid to mention it. */
const FORBIDS = 3

/** Returns whether a thought is meant for the writer of the email only: "they are nice people". */
export function isAside(thought: string): boolean {
  const text = thought.trim().replace(/[.!?,;\s]+$/u, '')
  return ASIDES.some((pattern, at) => pattern.test(text) && (at < FORBIDS || !FACT.test(text)))
}
