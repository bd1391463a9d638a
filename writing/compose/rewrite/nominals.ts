import { inflect, verbForms } from '../../tagger/verbs/inflect.ts'
import type { Edit } from '../edits.ts'
import { withCase } from '../replace.ts'
import { edits } from './matches.ts'

/**
 * Light verb, noun, preposition of the noun, and the plain verb with its own preposition: "make a
 * decision about" is "decide on". A dash stands for no preposition.
 */
const list = `
make decision about = decide on
make decision on = decide on
make decision to = decide to
reach decision about = decide on
reach decision on = decide on
reach decision to = decide to
come decision about = decide on
make attempt to = try to
make effort to = try to
make complaint about = complain about
make improvement to = improve -
make improvements to = improve -
make change to = change -
make changes to = change -
make adjustment to = adjust -
make adjustments to = adjust -
make contribution to = contribute to
make recommendation for = recommend -
make recommendation that = recommend that
make suggestion that = suggest that
make assumption that = assume that
make comparison of = compare -
make comparison between = compare -
make calculation of = calculate -
make estimate of = estimate -
make evaluation of = evaluate -
make assessment of = assess -
make selection of = select -
make payment of = pay -
make use of = use -
make reference to = refer to
make mention of = mention -
make provision for = provide for
make analysis of = analyze -
make request for = ask for
make inquiry about = ask about
make announcement about = announce -
make announcement that = announce that
give description of = describe -
give explanation of = explain -
give explanation for = explain -
give overview of = outline -
give summary of = summarize -
give presentation about = present -
give presentation on = present -
give consideration to = consider -
give approval to = approve -
give approval for = approve -
provide description of = describe -
provide explanation of = explain -
provide explanation for = explain -
provide overview of = outline -
provide summary of = summarize -
provide analysis of = analyze -
provide assistance to = help -
provide support to = support -
provide evaluation of = evaluate -
provide assessment of = assess -
provide confirmation of = confirm -
provide confirmation that = confirm that
offer explanation of = explain -
offer explanation for = explain -
conduct analysis of = analyze -
conduct investigation into = investigate -
conduct investigation of = investigate -
conduct evaluation of = evaluate -
conduct assessment of = assess -
conduct examination of = examine -
conduct inspection of = inspect -
conduct review of = review -
conduct survey of = survey -
conduct study of = study -
conduct interviews with = interview -
conduct interview with = interview -
perform analysis of = analyze -
perform investigation of = investigate -
perform evaluation of = evaluate -
perform assessment of = assess -
perform examination of = examine -
perform inspection of = inspect -
perform calculation of = calculate -
perform installation of = install -
perform review of = review -
carry~out analysis of = analyze -
carry~out investigation into = investigate -
carry~out investigation of = investigate -
carry~out evaluation of = evaluate -
carry~out assessment of = assess -
carry~out examination of = examine -
carry~out inspection of = inspect -
carry~out review of = review -
carry~out survey of = survey -
carry~out study of = study -
carry~out installation of = install -
carry~out repairs to = repair -
carry~out repair of = repair -
undertake analysis of = analyze -
undertake investigation into = investigate -
undertake review of = review -
undertake evaluation of = evaluate -
have discussion about = discuss -
have discussion on = discuss -
have discussion of = discuss -
hold discussion about = discuss -
hold discussions about = discuss -
have conversation about = talk about
have preference for = prefer -
have tendency to = tend to
have need for = need -
have need of = need -
have belief that = believe that
have hope that = hope that
have influence on = influence -
have effect on = affect -
have impact on = affect -
have knowledge of = know about
have expectation that = expect that
have suspicion that = suspect that
come conclusion that = conclude that
reach conclusion that = conclude that
draw conclusion that = conclude that
come agreement about = agree on
come agreement on = agree on
reach agreement on = agree on
reach agreement about = agree on
reach agreement to = agree to
do analysis of = analyze -
do investigation of = investigate -
do research on = research -
do review of = review -
do evaluation of = evaluate -
express regret for = regret -
express opinion that = say that
express concern about = worry about
show preference for = prefer -
show improvement in = improve in
put emphasis on = stress -
place emphasis on = emphasize -
submit application for = apply for
send application for = apply for
`

interface Plain {
  verb: string
  preposition: string
}
const plains = new Map<string, Plain>()
const lights = new Set<string>()
for (const line of list.trim().split('\n')) {
  const [from = '', to = ''] = line.split('=').map(side => side.trim())
  const [light = '', noun = '', own = ''] = from.split(' ')
  const [verb = '', preposition = ''] = to.split(' ')
  if (preposition === '') continue
  lights.add(light)
  plains.set(`${light} ${noun} ${own}`, { verb, preposition: preposition === '-' ? '' : preposition })
}

/** Inflected light verb → its base and form. "Come" and "put" have forms that look the same. */
const forms = new Map<string, { light: string; form: (typeof verbForms)[number] }>()
for (const light of lights) {
  const [word = '', particle = ''] = light.split('~')
  for (const form of verbForms) {
    const key = [inflect(word, form), particle].join(' ').trim()
    if (!forms.has(key)) forms.set(key, { light, form })
  }
}

const NOUNS = [...new Set([...plains.keys()].map(key => key.split(' ')[1] ?? ''))].join('|')
const VERBS = [...forms.keys()].join('|')
const PATTERN = new RegExp(
  `(?<![\\p{L}'’-])(?:(not|never) )?(${VERBS}) (?:to )?(?:(?:an?|the|some|any|our|my|your|their|his|her) )?(?:(?:full|complete|thorough|detailed|careful|brief|final|general|good) )?(${NOUNS}) (about|on|to|of|for|that|into|between|with|in)(?= \\p{L})`,
  'giu',
)
/** Adjectives of the noun that the verb takes as an adverb. */
const MANNER = /\b(full|complete|thorough|detailed|careful|brief|final|general|good) \p{L}+ \p{L}+$/iu

/** "We made a decision about the offer" becomes "we decided on the offer". */
export function plainVerbs(text: string): Edit[] {
  return edits(text, PATTERN, 'A verb instead of a noun', match => {
    const [whole, not, verb = '', noun = '', own = ''] = match
    const known = forms.get(verb.toLowerCase())
    if (known === undefined || not !== undefined || MANNER.test(whole)) return null
    const plain = plains.get(`${known.light} ${noun.toLowerCase()} ${own.toLowerCase()}`)
    if (plain === undefined) return null
    const before = text.slice(Math.max(0, match.index - 30), match.index)
    // "No attempt was made" and "the decision made on Monday" keep their noun.
    const isParticiple =
      /\b(?:have|has|had|having|['’]ve|['’]s)(?: (?:also|already|just|now|never))? $/i.test(before)
    if (known.form !== 'ing' && /\b(?:is|are|was|were|be|been|being) $/i.test(before)) return null
    const form = isParticiple && known.form === 'past' ? 'participle' : known.form
    // A decision "on Monday" or a change "to" a verb is something else.
    const after = text.slice(match.index + whole.length, match.index + whole.length + 30)
    if (
      /^(?:on|in)$/i.test(own) &&
      /^ (?:\p{Lu}|\p{N}|time\b|behalf\b|this (?:day|week)|which\b)/u.test(after)
    )
      return null
    if (/^(?:of|about|on)$/i.test(own) && /^ (?:how|what|whether|why|which|it)\b/i.test(after)) {
      if (plain.preposition !== '' && plain.preposition !== 'on') return null
    }
    return [withCase(verb, inflect(plain.verb, form)), plain.preposition].filter(Boolean).join(' ')
  })
}
