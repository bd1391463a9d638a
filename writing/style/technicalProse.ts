/** Words of texts about software, in any case. Each counts once. */
const WORDS = new Set(
  (
    'api app apps array arrays async attribute attributes backend bash boolean browser browsers buffer bug bugs build builds bundle ' +
    'bundler byte bytes cache callback cli client clients code command commands compile compiler config configure cookie cookies css ' +
    'database debug default defaults dependencies dependency deprecated directories directory dns docs email ' +
    'endpoint error errors false file files filename firewall folder formatter framework frontend function functions ' +
    'git github hash header headers hostname html http https install installed instance interface ip javascript json ' +
    'kernel laptop library linux lint loader log logs macos mailbox markdown memory metadata method methods middleware ' +
    'module modules mysql namespace namespaces network node npm null object objects option options package packages parameter ' +
    'parameters parse parser parses password patch path perl php pipeline plugin plugins polyfill ' +
    'port process processor promise property protocol proxy python query queue regex repository request requests ' +
    'router rpm runtime schema script scripts sdk server servers shell socket software source spam specs sql ssh ' +
    'stack stream streams string strings syntax tcp terminal token transpile true typescript undefined unix update upgrade ' +
    'url urls utf variable variables version versions webpack website windows xml yaml'
  ).split(' '),
)
/** Those that people rarely write in other texts. An ordinary email names a file and an error. */
const TRADE = new Set(
  (
    'api array arrays async backend bash boolean bundler byte bytes callback cli compiler config css deprecated dns ' +
    'endpoint filename formatter frontend git github hash hostname http https javascript json kernel linux lint loader ' +
    'macos markdown metadata middleware module modules mysql namespace namespaces node npm null parse parser parses perl ' +
    'php pipeline plugin plugins polyfill proxy python regex repository rpm runtime schema sdk sql ssh stream streams ' +
    'string strings syntax tcp transpile typescript undefined unix url urls utf webpack xml yaml'
  ).split(' '),
)
const WORDS_MIN = 2
const LETTERS = /[A-Za-z]+/g
/** "useState", "parse()", "index.js", "--watch", "v2.1", "`code`". */
const CODE =
  /[a-z][A-Z]|\w\(\)|\w\.(?:js|ts|py|css|json|html|org|sh|md)\b|(?:^|\s)--[a-z]|\bv\d+\.\d|`[^`\n]+`/

/**
 * Returns whether a paragraph is about software: it has code, or two different words of that field.
 * There, a sentence may begin with a name in lower case, and a repeated word is a term.
 */
export const isTechnicalProse = (paragraph: string): boolean => countOf(paragraph, () => 1) >= WORDS_MIN

/**
 * Returns whether a paragraph is by a developer for developers: it has code or a word of the trade,
 * and another word of software. There, an unlisted word is often the name of a program.
 */
export const isAboutCode = (paragraph: string): boolean =>
  countOf(paragraph, word => (TRADE.has(word) ? 2 : 1), 2) > WORDS_MIN

/** Adds up the worth of each word of software, once, and that of code. Stops when it suffices. */
function countOf(paragraph: string, worth: (word: string) => number, ofCode = 1): number {
  const found = new Set<string>()
  let count = CODE.test(paragraph) ? ofCode : 0
  for (const [word] of paragraph.matchAll(LETTERS)) {
    const lower = word.toLowerCase()
    if (WORDS.has(lower) && !found.has(lower)) count += worth(lower)
    found.add(lower)
    if (count > WORDS_MIN) break
  }
  return count
}
