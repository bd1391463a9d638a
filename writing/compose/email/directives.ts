/** Words to the writer of the email about its manner, which are no content: "keep it short". */
const MANNER = [
  /^(?:please )?(?:keep|make) (?:it|this|the (?:tone|e-?mail|message)) (?:very |really |a bit |nice and |as )?(?:short|brief|polite|nice|friendly|firm|formal|casual|light|simple|professional|positive|concise|warm|sweet)\b[^,]*$/i,
  /^(?:be|sound|stay|remain) (?:very |really |a bit )?(?:polite|nice|friendly|firm|formal|casual|professional|positive|brief|short|kind|clear)(?: (?:but|and) \p{L}+)?$/iu,
  /^(?:but )?(?:do not|don['’]?t) (?:be|sound|seem)(?: too)? \p{L}+$/iu,
  /^(?:but )?not (?:pushy|rude|too \p{L}+)$/iu,
  /^(?:but )?(?:not too|don['’]?t (?:be|sound) (?:too )?|nothing too) ?(?:formal|pushy|long|rude|harsh|stiff|friendly|casual)$/i,
  /^(?:please )?(?:(?:very |really |just |but |and |a bit |quite )*(?:short|brief|polite|nice|friendly|firm|formal|casual|simple|professional|warm|kind|respectful|clear)(?: tone| style| words| english)?,?(?: |$)){1,3}(?:please|thanks|thx|e-?mail|message|letter)?$/i,
  /^(?:please )?(?:make|keep|write|say) (?:it|this|that) (?:\p{L}+ ){0,2}\p{L}+$/iu,
  /^(?:please )?(?:ask|say it|write|tell them|do it) (?:very |really )?(?:politely|nicely|kindly|gently|firmly)$/i,
  /^(?:please )?(?:no names|(?:don['’]?t|do not|without) (?:name|naming) (?:anyone|anybody|names|names please))$/i,
  /^(?:please )?(?:make|keep|write|do) (?:it|this|that|the (?:tone|e-?mail|message|letter))(?: in)? (?:(?:very|really|more|as|a bit|quite|nice and) )*(?:short|brief|polite|politely|nice|nicely|friendly|firm|formal|casual|simple|professional|warm|english|british english|american english|us english|uk english|good english|plain english)\b[^,.]*$/i,
  /^(?:in|use|with) (?:(?:good|proper|plain|simple|british|american|us|uk|formal) )+(?:english|words|spelling|tone)(?: please)?$/i,
  /^(?:but )?(?:please )?(?:do not|don['’]?t|dont|without|no) (?:mention|mentioning|say|talk|talking|bring up|write)(?:ing)?(?: anything)?(?: about| up)? (?!to\b).+$/i,
  /^(?:please )?(?:write|send|e-?mail)(?= )(?: this| it| that| an? (?:\p{L}+ )?(?:e-?mail|message|letter|note))?(?: to (?:my |the |our |an? )?\p{L}+(?: \p{L}+)?)?(?: please)?$/iu,
  /^(?:no fluff|no small talk|politely|nicely|gently|friendly tone|formal tone|polite tone|short version)$/i,
  /^(?:nudge|push|poke) (?:them|him|her)(?: again)?(?: (?:politely|nicely|gently|a bit))?$/i,
]
/** An order to the writer at the end of a run-on purpose: "… write to property management please". */
const WRITE_TO =
  /(?<=\p{L}{2,} .*)[,.]? (?:please |pls |plz |can you |so )?(?:write|send|e-?mail|make|draft)(?: this| it| an? (?:\p{L}+ )?(?:e-?mail|message|letter|note| complaint))? to (?:my |the |our )?\p{Ll}+(?: \p{Ll}+)?(?: (?:please|pls|plz|thx|thanks))?$/u

/** Removes words to the writer from a longer text: parts between commas, and an order at its end. */
export function withoutOrders(text: string): string {
  const parts = text.split(/(,\s+|\s+[-–—]\s+|;\s*|(?<=[.!?])\s+)/u)
  const kept = parts.filter((part, at) =>
    at % 2 === 0
      ? !isManner(part)
      : !isManner(parts[at + 1] ?? '') && (at > 1 || !isManner(parts[at - 1] ?? '')),
  )
  return kept.join('').replace(WRITE_TO, '')
}

const isManner = (part: string): boolean => isDirective(part.replace(/[.!?]+$/, ''))

/** Ends a note that its writer takes back. */
const RETRACTED =
  /\b(?:skip|scratch|ignore|forget|delete|leave out) (?:that|this|it)(?: (?:one|point))?[.!]*$|\b(?:never ?mind)(?: (?:that|this))?[.!]*$/i

/** Moves an afterthought to the front: "talk to Miro maybe". */
export const maybeFirst = (note: string): string =>
  note.replace(/^([^,;.?]{4,}),? (maybe|perhaps)$/i, (_, rest: string, word: string) => `${word} ${rest}`)

/** Completes a preference without a verb: "16 January better". */
export const withVerb = (note: string): string =>
  note.replace(
    /^((?:the )?(?:[\p{L}\p{N}:.+&-]+ ){1,4}?)(?:is |works |)(better|best)(?: for (me|us))?$/iu,
    (all: string, what: string, word: string, whom = '') =>
      /\b(?:is|are|was|were|like|feel|be|feels|looks|works|even|much|do|the) $/i.test(what)
        ? all
        : `${what}would be ${word}${whom === '' ? '' : ` for ${whom}`}`,
  )

/** Returns whether a note only says how to write, or is taken back by its own end. */
export const isDirective = (note: string): boolean =>
  MANNER.some(pattern => pattern.test(note.trim())) || RETRACTED.test(note)
