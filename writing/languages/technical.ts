/**
 * Masks technical text, one character per UTF-16 unit. It is neither a letter nor a space nor
 * punctuation.
 */
const COVER = '\uFFFC'

/**
 * Addresses, mentions, tags, paths, markup and code, which have no spelling to check. Every
 * repetition is bounded.
 */
const technical = new RegExp(
  [
    '`[^`\\n]{1,500}`',
    String.raw`(?:https?|ftp|file):\/\/[^\s<>"”»]{1,2000}`,
    String.raw`\bwww\.[^\s<>"”»]{1,2000}`,
    String.raw`[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}`,
    String.raw`(?<![\p{L}\p{N}])[@#][\p{L}\p{M}\p{N}_.-]{1,100}`,
    String.raw`<\/?[a-zA-Z][^<>\n]{0,500}>`,
    String.raw`&[a-z]{2,10};`,
    String.raw`(?<![\p{L}\p{N}])(?:~|\.{1,2})?(?:\/[\w.-]{1,100}){2,20}\/?`,
    String.raw`[A-Za-z]:\\[^\s"]{1,500}`,
    String.raw`(?<![\p{L}\p{N}.])[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,5}\.(?:com|org|net|edu|gov|info|io|html?|php|pdf|docx?|xlsx?|jpe?g|png|gif|txt|csv|json|zip|exe|js|ts|py)(?![\p{L}\p{N}])`,
  ].join('|'),
  'gu',
)

/**
 * Returns the text with its technical parts masked. The length stays the same, so ranges are valid
 * in both.
 */
export const coverTechnical = (text: string): string =>
  text.replace(technical, found => COVER.repeat(found.length))
