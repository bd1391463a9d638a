const INTERNATIONAL =
  'aero afro agro anglo anti austro auto bio contra contre eco électro electro euro extra foto franco franko geo géo hiper ' +
  'hidro hispano hyper hydro indo infra inter intra italo ítalo luso macro maxi mega meta micro mini mono multi nano neo ' +
  'néo neuro paleo para petro photo pluri poli poly pos post pre proto pseudo psico psycho radio re retro rétro semi ' +
  'seudo sino socio sub super supra tele télé termo thermo trans tri turbo ultra uni vice video vidéo'
/** Longest first: "post" before "pos". */
const listed = (words: string): string[] => words.split(' ').toSorted((a, b) => b.length - a.length)
const prefixes = listed(INTERNATIONAL)
/**
 * Greek and Latin prefixes that combine with any word in European languages: "multiétnico",
 * "socioéconomique".
 */
const PREFIX = new RegExp(String.raw`^(?:${prefixes.join('|')})-?(?=\p{L}{5,}$)`, 'u')
const known: ReadonlySet<string> = new Set(prefixes)

/** Returns whether the part before a hyphen is such a prefix: "franco-monégasque". */
export const isPrefix = (piece: string): boolean => known.has(piece.toLowerCase())

/** Returns the word without its prefix, if the rest is long enough. */
export function withoutPrefix(word: string): string[] {
  const prefix = PREFIX.exec(word)?.[0]
  if (prefix === undefined) return []
  const rest = word.slice(prefix.length)
  // Spanish doubles an initial r after a prefix: "autorretrato".
  return rest.startsWith('rr') ? [rest, rest.slice(1)] : [rest]
}

const GERMAN_PARTICLES =
  'ab an auf aus außer bei beiseite da dar durch ein empor entgegen fort frei gegen her heran heraus herbei herein herum ' +
  'herunter hervor hin hinaus hinein hinweg hinzu hoch inner los mit nach nahe neben nicht nieder nord ost süd über um ' +
  'unter ur voll vor voran voraus vorbei weg weiter west wider wieder zu zurück zusammen zwischen'
const PARTICLE = new RegExp(String.raw`^(?:${listed(GERMAN_PARTICLES).join('|')})(?=\p{Ll}{4,}$)`, 'u')

/** Returns a German word without a common separable prefix: "emporzusteigen", "vorchristlich". */
export function withoutParticle(word: string): string[] {
  const particle = PARTICLE.exec(word)?.[0]
  if (particle === undefined) return []
  const rest = word.slice(particle.length)
  return rest.startsWith('zu') && rest.length > 6 ? [rest, rest.slice(2)] : [rest]
}
