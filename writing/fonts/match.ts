import type { FontFamily } from '#schema/fonts/contract.ts'
import { catalogue } from './catalogue.ts'
import type { Question } from './question.ts'

/** A heading family, the weight it is set in, and a body family that goes with it. */
export interface Match {
  heading: FontFamily
  weight: number
  body: FontFamily
}

/** The body is always of this weight. */
export const BODY_WEIGHT = 400
/** How far the heights of the small letters of a pair may differ, in shares of the font size. */
export const X_HEIGHT_APART_MAX = 0.08
/** How much heavier a heading of the body's own class is at least. */
export const WEIGHT_APART_MIN = 300

/** How much each thing counts. The last one lets chance decide between pairs that are about as good. */
const POINTS = {
  mood: 3,
  bodyMood: 1.5,
  headingClass: 2,
  bodyClass: 2,
  superfamily: 1,
  xHeight: 1,
  otherClass: 1,
  strokes: 0.5,
  chance: 2.5,
}

/** Whether a reader sees at once which is the heading: another class, or much heavier and drawn for headings alone. */
export function contrastsEnough({ heading, weight, body }: Match): boolean {
  if (heading.class !== body.class) return true
  return weight - BODY_WEIGHT >= WEIGHT_APART_MIN && !heading.uses.includes('body')
}

/** Whether the small letters of both are about as high at the same size. */
export function agreesInHeight({ heading, body }: Match): boolean {
  return Math.abs(heading.xHeight - body.xHeight) <= X_HEIGHT_APART_MAX
}

/** The best matches for a question, no family in more than one of them; the same question gives the same ones. */
export function bestMatches(question: Question, count: number): Match[] {
  const ranked = candidates(question)
    .map(match => ({ match, points: pointsOf(match, question) }))
    .toSorted((a, b) => b.points - a.points)
  const chosen: Match[] = []
  for (const { match } of ranked) {
    const taken = chosen.some(other =>
      [other.heading, other.body].some(family => family === match.heading || family === match.body),
    )
    // Siblings go together so well that they would fill the answer.
    const siblingsAgain = areSiblings(match) && chosen.some(areSiblings)
    if (!taken && !siblingsAgain) chosen.push(match)
    if (chosen.length === count) break
  }
  return chosen
}

function candidates(question: Question): Match[] {
  const headings = catalogue.filter(family => family.uses.includes('heading'))
  const bodies = catalogue.filter(
    family => family.uses.includes('body') && question.purpose.body.includes(family.class),
  )
  return headings
    .flatMap(heading =>
      bodies.map(body => ({ heading, body, weight: headingWeight(heading, body, question) })),
    )
    .filter(match => match.heading !== match.body && contrastsEnough(match) && agreesInHeight(match))
}

/** Bold moods are set heavy and quiet ones lighter, as far as the family has it; beside its own class always heavy. */
function headingWeight(heading: FontFamily, body: FontFamily, { moods }: Question): number {
  const quiet = moods.some(mood => mood === 'elegant' || mood === 'minimal' || mood === 'luxurious')
  const wished = moods.includes('bold') ? 800 : quiet ? 500 : 700
  const wanted = heading.class === body.class ? Math.max(wished, BODY_WEIGHT + WEIGHT_APART_MIN) : wished
  return heading.weights.reduce((best, weight) =>
    Math.abs(weight - wanted) < Math.abs(best - wanted) ? weight : best,
  )
}

function pointsOf({ heading, body }: Match, { purpose, moods, key }: Question): number {
  const shared = (family: FontFamily) =>
    moods.filter(mood => family.moods.includes(mood)).length / moods.length
  const place = purpose.heading.indexOf(heading.class)
  const apart = Math.abs(heading.xHeight - body.xHeight) / X_HEIGHT_APART_MAX
  return (
    POINTS.mood * shared(heading) +
    POINTS.bodyMood * shared(body) +
    (place === -1 ? 0 : POINTS.headingClass * (1 - place / 4)) +
    POINTS.bodyClass * (1 - purpose.body.indexOf(body.class) / 4) +
    (areSiblings({ heading, body }) ? POINTS.superfamily : 0) +
    POINTS.xHeight * (1 - apart) +
    (heading.class === body.class ? 0 : POINTS.otherClass) +
    (heading.contrast === body.contrast ? 0 : POINTS.strokes) +
    POINTS.chance * chance(`${key}|${heading.name}|${body.name}`)
  )
}

/** Whether both were drawn as one. */
export function areSiblings({ heading, body }: Pick<Match, 'heading' | 'body'>): boolean {
  return heading.superfamily !== null && heading.superfamily === body.superfamily
}

/** A number from 0 to 1 that depends on the text alone: its FNV-1a hash (draft-eastlake-fnv), mixed once more. */
function chance(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  return ((hash ^ (hash >>> 13)) >>> 0) / 0xffffffff
}
