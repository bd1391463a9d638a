import type { FontFamily } from '#schema/fonts/contract.ts'

import { catalogue } from './catalogue.ts'
import type { Question } from './question.ts'

/** A heading family with its weight, and a matching body family. */
export interface Match {
  heading: FontFamily
  weight: number
  body: FontFamily
}

/** The weight of all body text. */
export const BODY_WEIGHT = 400
/** Maximum difference between the x-heights of a pair, as a share of the font size. */
export const X_HEIGHT_APART_MAX = 0.08
/** Minimum weight difference between a heading and a body of the same class. */
export const WEIGHT_APART_MIN = 300

/**
 * The weight of each criterion. The last one is a tie-breaker: a random value for pairs of similar
 * quality.
 */
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

/**
 * Returns whether the heading stands out: it has another class, or it is much heavier and drawn for
 * headings only.
 */
export function contrastsEnough({ heading, weight, body }: Match): boolean {
  if (heading.class !== body.class) return true
  return weight - BODY_WEIGHT >= WEIGHT_APART_MIN && !heading.uses.includes('body')
}

/** Returns whether both families have about the same x-height at the same size. */
export function agreesInHeight({ heading, body }: Match): boolean {
  return Math.abs(heading.xHeight - body.xHeight) <= X_HEIGHT_APART_MAX
}

/**
 * Returns the best matches for a question, with no family in more than one of them. The result is
 * deterministic.
 */
export function bestMatches(question: Question, count: number): Match[] {
  const ranked = candidates(question)
    .map(match => ({ match, points: pointsOf(match, question) }))
    .toSorted((a, b) => b.points - a.points)
  const chosen: Match[] = []
  for (const { match } of ranked) {
    const taken = chosen.some(other =>
      [other.heading, other.body].some(family => family === match.heading || family === match.body),
    )
    // Siblings match so well that they would fill the result.
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

/**
 * Returns a heavy weight for bold moods and a lighter one for quiet moods, as far as the family has
 * it. Next to a body of the same class, it is always heavy.
 */
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

/** Returns whether both were designed as one family. */
export function areSiblings({ heading, body }: Pick<Match, 'heading' | 'body'>): boolean {
  return heading.superfamily !== null && heading.superfamily === body.superfamily
}

/**
 * Returns a number from 0 to 1 that depends only on the text: its FNV-1a hash (draft-eastlake-fnv),
 * mixed once more.
 */
function chance(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  return ((hash ^ (hash >>> 13)) >>> 0) / 0xffffffff
}
