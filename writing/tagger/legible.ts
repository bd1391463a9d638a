/** Longer runs are not words. */
const WORD_MAX = 40

/**
 * Text that is not prose: addresses, code, HTML tags, mentions, very long runs, and unreadable
 * characters.
 */
const illegible = new RegExp(
  [
    String.raw`(?:https?|ftp|file):\/\/[^\s<>"”]+`,
    String.raw`www\.[^\s<>"”]+`,
    String.raw`[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+`,
    String.raw`[@#][\w-]{1,60}`,
    String.raw`<\/?[a-z][^<>\n]{0,200}>`,
    '`[^`\\n]{1,200}`',
    String.raw`\p{Cc}|\p{Cf}|\p{Cs}|\p{Co}|\p{Cn}|[\u{10000}-\u{10FFFF}]|[\u2028\u2029\uFFFD]`,
    String.raw`[^\s]{200,}`,
    String.raw`[\p{L}\p{M}\p{N}'’_]{${WORD_MAX + 1},}`,
  ].join('|'),
  'giu',
)

/**
 * Returns a text of the same length for the tagger. Spaces replace everything that is not prose, so
 * offsets stay valid.
 */
export function legible(text: string): string {
  return text.replace(illegible, run =>
    run === '\n' || run === '\t' || run === '\r' ? run : ' '.repeat(run.length),
  )
}
