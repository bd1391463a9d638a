import { indefiniteFor } from '#writing/compose/english/nouns.ts'
import { plural, singular } from '#writing/tagger/nouns/number.ts'
import type { Token } from '#writing/tagger/token.ts'
import { inflect, verbForms } from '#writing/tagger/verbs/inflect.ts'
import { verbReadings } from '#writing/tagger/verbs/readings.ts'

/** The values for a template. */
export interface Filling {
  /** The marked text as written, and its first token. */
  marked: string
  first: Token
  labels: ReadonlyMap<string, Token>
  /** Whether the marked text begins its sentence. */
  atStart: boolean
}

/**
 * Fills a template such as `{v.past} the {n.plural}`. `{}` is the marked text and `{.base}` a form
 * of its first word. An “a” becomes “an” where the next word requires it. Capitalization is kept.
 * Returns null if a word lacks the requested form.
 */
export function fill(template: string, filling: Filling): string | null {
  let complete = true
  const part = (label: string, form: string | undefined): string => {
    const token = label === '' ? filling.first : filling.labels.get(label)
    if (label === '' && form === undefined) return filling.marked
    const written = token && (form === undefined ? token.text : formOf(token, form))
    if (written == null) complete = false
    return written ?? ''
  }
  const text = template.replace(
    /(\ba )?\{(\w*)(?:\.(\w+))?\}/g,
    (_, article: string | undefined, label: string, form: string | undefined) => {
      const written = part(label, form)
      return article === undefined ? written : `${indefiniteFor(written)} ${written}`
    },
  )
  return complete ? cased(text, filling) : null
}

/** Word forms that a template can request. */
export const templateForms = [...verbForms, 'plural', 'singular', 'lower'] as const

function formOf({ form, tag }: Token, wanted: string): string | null {
  if (wanted === 'lower') return form === 'i' ? 'I' : form
  if (wanted === 'plural') return plural(form)
  if (wanted === 'singular') return singular(form)
  const verbForm = verbForms.find(name => name === wanted)
  if (!verbForm) return null
  // The forms of "be" do not reveal the person; a rule that needs one spells it out.
  const base = verbReadings(form, tag)[0]?.base
  return base === undefined ? null : inflect(base, verbForm)
}

function cased(text: string, { marked, first, atStart }: Filling): string {
  if (text === '' || text.startsWith(marked)) return text
  const letters = marked.replace(/[^\p{L}]/gu, '')
  if (letters.length > 2 && letters === letters.toUpperCase()) return text.toUpperCase()
  const capital = /^\p{Lu}/u.test(first.text)
  if (capital && (atStart || !/^I\b/.test(first.text))) return text.charAt(0).toUpperCase() + text.slice(1)
  return text
}
