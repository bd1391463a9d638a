import type { Issue } from '#schema/corrections/issue.ts'
import type { EnglishDialect } from '#schema/writing/goals.ts'

/** How a British spelling becomes the American one. */
const americanised: readonly [RegExp, string][] = [
  [
    /(arb|arm|behavi|cand|clam|col|demean|endeav|fav|ferv|flav|glam|harb|hon|hum|lab|neighb|od|parl|ranc|rig|rum|sav|splend|succ|tum|val|vap|vig)our/,
    '$1or',
  ],
  [/is(e|ed|es|er|ers|ing|ation|ations|ational|able)$/, 'iz$1'],
  [/ys(e|ed|es|er|ers|ing)$/, 'yz$1'],
  [/([bct])re(s?)$/, '$1er$2'],
  [/ll(ed|ing|er|ers|or|ors|ous|ery)$/, 'l$1'],
  [/ence(s|less)?$/, 'ense$1'],
  [/ogue(s|d)?$/, 'og$1'],
  [/mme(s?)$/, 'm$1'],
  [/que(s?)$/, 'ck$1'],
  [/(en|fu|sti|insta|enro)l(ment|ments|s|ful|fully)?$/, '$1ll$2'],
  [/(an|p|h|f|c|g)ae/, '$1e'],
  [/oe(d|s|t|u)/, 'e$1'],
  [/grey/, 'gray'],
  [/mould/, 'mold'],
  [/plough/, 'plow'],
  [/tyre/, 'tire'],
  [/pyjama/, 'pajama'],
  [/sulph/, 'sulf'],
  [/sceptic/, 'skeptic'],
  [/jewellery/, 'jewelry'],
]

/** Pairs that no pattern gives, and whose American side Harper does not offer. */
const exactPairs: ReadonlyMap<string, string> = new Map(
  'programme:program programmes:programs afterwards:afterward aluminium:aluminum cheque:check cheques:checks kerb:curb maths:math cosy:cozy storeys:stories moustache:mustache'
    .split(' ')
    .map(pair => pair.split(':'))
    .flatMap(([british, american]) => (british && american ? [[british, american] as const] : [])),
)

type Variant = Pick<Issue, 'category' | 'message' | 'explanation' | 'replacements' | 'confidence' | 'safe'>

/** A spelling that is right in the other English: advice rather than a mistake. */
export function otherDialectOf(
  word: string,
  candidates: readonly string[],
  dialect: EnglishDialect,
): Variant | null {
  const american = dialect === 'US' || dialect === 'CA'
  const lower = word.toLowerCase()
  const exact = american ? exactPairs.get(lower) : undefined
  const replacement =
    exact ??
    candidates.find(candidate =>
      american ? spelled(lower, candidate.toLowerCase()) : spelled(candidate.toLowerCase(), lower),
    )
  if (replacement === undefined) return null
  const [is, checked] = american ? ['British', names[dialect]] : ['American', names[dialect]]
  return {
    category: 'style',
    message: `${is} spelling`,
    explanation: `“${word}” is the ${is} spelling; this text is checked as ${checked} English.`,
    replacements: [replacement],
    confidence: 0.6,
    safe: false,
  }
}

const names: Record<EnglishDialect, string> = {
  US: 'American',
  UK: 'British',
  AU: 'Australian',
  CA: 'Canadian',
  IN: 'Indian',
}

function spelled(british: string, american: string): boolean {
  if (british === american || british.length < 4 || Math.abs(british.length - american.length) > 2)
    return false
  return americanised.some(([pattern, replacement]) => british.replace(pattern, replacement) === american)
}
