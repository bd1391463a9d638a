const replacements: readonly (readonly [RegExp, string])[] = [
  [/^(?:kn|gn|pn)/, 'n'],
  [/^wr/, 'r'],
  [/^ps/, 's'],
  [/^x/, 's'],
  [/x/g, 'ks'],
  [/^wh/, 'w'],
  [/ph|gh(?=t|$)/g, 'f'],
  [/f(?=t)/g, ''],
  [/(?:ti|ci|si)(?=on|a|ou|en)|sh|sch|ch|tch/g, 'x'],
  [/dg(?=[eiy])|g(?=[eiy])/g, 'j'],
  [/c(?=[eiy])|sc(?=[eiy])/g, 's'],
  [/ck|qu|[cq]/g, 'k'],
  [/z/g, 's'],
  [/v/g, 'f'],
  [/mb$/, 'm'],
  [/gh/g, ''],
  [/(?!^)[aeiouyhw']/g, ''],
  [/(.)\1+/g, '$1'],
  [/^[aeiouy]+/, 'a'],
]

/**
 * Returns the phonetic key of a word: its consonants, with similar sounds merged. Takes lower case
 * and returns a short string.
 */
export function soundOf(word: string): string {
  let sound = word
  for (const [pattern, replacement] of replacements) sound = sound.replace(pattern, replacement)
  return sound
}
