import { irregularVerbs } from './irregular.ts'
import { regularVerbs } from './regular.ts'

/** The inflected forms that a rule can match or produce. */
export const verbForms = ['base', 's', 'past', 'participle', 'ing'] as const
export type VerbForm = (typeof verbForms)[number]

/**
 * Verbs whose last syllable is stressed and ends in one vowel and one consonant, which doubles:
 * `referred`.
 */
const doubling = new Set(
  `abet abhor acquit admit allot begin commit compel confer control deter embed imbed emit equip excel expel forget incur infer
inset occur omit outfit patrol permit prefer propel quiz rebel rebut recur refer regret remit repel submit transfer
transmit unplug worship kidnap program fulfil enrol instil distil`.split(/\s+/),
)

const irregular = new Map(
  irregularVerbs
    .trim()
    .split('\n')
    .map(line => {
      const [base = '', past = '', participle = ''] = line.split(' ')
      return [base, { past: past.split('/'), participle: participle.split('/') }] as const
    }),
)

/** Prefixes that leave the forms of a verb as they are: "overfed", "rewound". */
const PREFIX = /^(?:over|under|out|re|un|mis|fore|proof|off|pre)(?=[a-z]{3})/

/** Returns the irregular forms of a verb, or of the verb after its prefix. */
const irregularForms = (base: string) => irregular.get(base) ?? irregular.get(base.replace(PREFIX, ''))

/** Returns the prefix of an unlisted form, or nothing: `over` for `overfeed`. */
export const prefixOf = (form: string): string => PREFIX.exec(form)?.[0] ?? ''

/** Base forms of the irregular verbs. */
export const irregularBases: readonly string[] = [...irregular.keys()]

/** Base forms of all known verbs. */
export const knownVerbs: ReadonlySet<string> = new Set([
  ...irregularBases,
  ...regularVerbs.trim().split(/\s+/),
])

/** Returns a form of a verb: `inflect('try', 's')` is `tries`. Unknown verbs inflect regularly. */
export function inflect(base: string, form: VerbForm): string {
  const own = irregularForms(base)
  switch (form) {
    case 'base':
      return base
    case 's':
      return thirdPerson(base)
    case 'ing':
      return withIng(base)
    case 'past':
      return own?.past[0] ?? regularPast(base)
    case 'participle':
      return own?.participle[0] ?? regularPast(base)
  }
}

/** Returns all spellings of a form, the usual one first. */
export function spellingsOf(base: string, form: VerbForm): readonly string[] {
  const own = irregularForms(base)
  if (own && form === 'past') return own.past
  if (own && form === 'participle') return own.participle
  const usual = inflect(base, form)
  // British and American: travelled, traveled.
  return /[^aeiou][ae]ll(?:ed|ing)$/.test(usual) ? [usual, usual.replace(/ll(?=ed$|ing$)/, 'l')] : [usual]
}

function thirdPerson(base: string): string {
  if (base === 'be') return 'is'
  if (base === 'have') return 'has'
  if (/(?:[sxz]|ch|sh)$/.test(base)) return base === 'quiz' ? 'quizzes' : `${base}es`
  if (/[^aeiou]o$/.test(base)) return `${base}es`
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`
}

function withIng(base: string): string {
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`
  if (/(?:ee|oe|ye)$/.test(base) || base === 'be') return `${base}ing`
  if (/[^e]e$/.test(base)) return `${base.slice(0, -1)}ing`
  return `${stem(base)}ing`
}

/**
 * Returns the regular past form, also for an irregular verb: `tried` for `try`, `goed` for `go`.
 */
export function regularPast(base: string): string {
  if (base.endsWith('e')) return `${base}d`
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`
  return `${stem(base)}ed`
}

/** Returns the base before `ed` or `ing`, with its last consonant doubled where required. */
function stem(base: string): string {
  if (base.endsWith('ic') && base.length > 3) return `${base}k`
  const oneSyllable = /^[^aeiou]*(?:qu)?[aeiouy][^aeiouwxy]$/.test(base)
  const travelling = /[^aeiou](?:e|a)l$/.test(base) && base.length > 4
  return oneSyllable || doubling.has(base) || travelling ? base + base.slice(-1) : base
}
