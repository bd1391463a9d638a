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
const WORDS_MIN = 2
const LETTERS = /[A-Za-z]+/g
/** "useState", "parse()", "index.js", "--watch", "v2.1", "`code`". */
const CODE =
  /[a-z][A-Z]|\w\(\)|\w\.(?:js|ts|py|css|json|html|org|sh|md)\b|(?:^|\s)--[a-z]|\bv\d+\.\d|`[^`\n]+`/

/**
 * Returns whether a paragraph is about software: it has code, or two different words of that field.
 * There, an unknown word is often a name of a program, and a repeated one a term.
 */
export function isTechnicalProse(paragraph: string): boolean {
  const found = new Set<string>()
  if (CODE.test(paragraph)) found.add('')
  for (const [word] of paragraph.matchAll(LETTERS)) {
    if (WORDS.has(word.toLowerCase())) found.add(word.toLowerCase())
    if (found.size >= WORDS_MIN) return true
  }
  return false
}
