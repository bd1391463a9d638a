import type { AnsweredQuestion } from '#schema/content/pages.ts'
import { isRecord } from '#schema/shared/records.ts'
import { parseQuestions } from '#site/ui/parseQuestions.ts'

import { TryActs } from './try/tryActs.ts'

/** The words of a person about the product. `isSample`: an example, which the page marks as one. */
export type ShownTestimonial = { name: string; role: string; quote: string; isSample: boolean }

/** The parts of the landing page that administrators write, and the acts of a visitor. */
export type LandingContent = {
  testimonials: readonly ShownTestimonial[]
  questions: readonly AnsweredQuestion[]
  /** Null until their code is loaded. */
  acts: TryActs | null
}

/**
 * By hand: the page loads no zod. Null is a page without such parts, inside the app. Throws if the content has
 * another shape.
 */
export function parseLanding(content: unknown): LandingContent {
  if (content === null) return { testimonials: [], questions: [], acts: null }
  const { testimonials, questions, acts = null } = isRecord(content) ? content : {}
  if (!Array.isArray(testimonials)) throw new Error('This page has another content')
  if (acts !== null && !(acts instanceof TryActs)) throw new Error('This page has other acts')
  return { testimonials: testimonials.map(testimonialOf), questions: parseQuestions(questions), acts }
}

function testimonialOf(value: unknown): ShownTestimonial {
  const { name, role, quote, isSample } = isRecord(value) ? value : {}
  if (typeof name !== 'string' || typeof role !== 'string' || typeof quote !== 'string')
    throw new Error('This is no testimonial')
  return { name, role, quote, isSample: isSample === true }
}
