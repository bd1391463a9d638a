/** Longer words than this are no words of a language. */
const WORD_MAX = 40

/** What is no prose: addresses, code, tags of HTML, mentions, very long runs; and what is no sign of a text. */
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
 * The text as a tagger can read it, of the same length: what is no prose is blanked by spaces, so every offset stays
 * true.
 */
export function legible(text: string): string {
  return text.replace(illegible, run =>
    run === '\n' || run === '\t' || run === '\r' ? run : ' '.repeat(run.length),
  )
}
