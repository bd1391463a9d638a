import { isRecord } from '#schema/shared/records.ts'
import { parseQuestions, type AnsweredQuestion } from '#site/ui/parseQuestions.ts'

/** The words of a person about the product. `isSample`: an example, which the page marks as one. */
export type ShownTestimonial = { name: string; role: string; quote: string; isSample: boolean }

/** The parts of the landing page that administrators write. */
export type LandingContent = {
  testimonials: readonly ShownTestimonial[]
  questions: readonly AnsweredQuestion[]
}

/** By hand: the page loads no zod. Null stays null. Throws if the content has another shape. */
export function parseLanding(content: unknown): LandingContent | null {
  if (content === null) return null
  const { testimonials, questions } = isRecord(content) ? content : {}
  if (!Array.isArray(testimonials)) throw new Error('This page has another content')
  return { testimonials: testimonials.map(testimonialOf), questions: parseQuestions(questions) }
}

function testimonialOf(value: unknown): ShownTestimonial {
  const { name, role, quote, isSample } = isRecord(value) ? value : {}
  if (typeof name !== 'string' || typeof role !== 'string' || typeof quote !== 'string')
    throw new Error('This is no testimonial')
  return { name, role, quote, isSample: isSample === true }
}
