/** Prefixes from Greek and Latin that join any word in the languages of Europe: "multiétnico", "socioéconomique". */
const PREFIX =
  /^(?:aero|agro|anti|auto|bio|contra|contre|eco|électro|electro|euro|extra|foto|geo|géo|hiper|hidro|hyper|hydro|infra|inter|intra|macro|maxi|mega|meta|micro|mini|mono|multi|nano|neo|néo|neuro|paleo|para|petro|photo|pluri|poli|poly|pos|post|pre|proto|pseudo|psico|psycho|radio|re|retro|rétro|semi|seudo|socio|sub|super|supra|tele|télé|termo|thermo|trans|tri|turbo|ultra|uni|vice|video|vidéo)-?(?=\p{L}{5,}$)/u

/** What is left of a word without its prefix, if that is long enough to be sure of. */
export function withoutPrefix(word: string): string[] {
  const prefix = PREFIX.exec(word)?.[0]
  if (prefix === undefined) return []
  const rest = word.slice(prefix.length)
  // Spanish doubles the r where it comes to stand inside a word: "autorretrato".
  return rest.startsWith('rr') ? [rest, rest.slice(1)] : [rest]
}
