import type { SiteContent } from '#api/services/sitePages.ts'

import { pageHtmlOf } from './html.ts'
import { listPlaced } from './queries.ts'

/** The landing page does not wait longer for them. */
const PATIENCE_MS = 1000

/** Returns the questions with their answers as HTML, in their order. */
export const readQuestions = async () =>
  (await listPlaced('faq')).map(({ title, markdown }) => ({ title, html: pageHtmlOf(markdown) }))

async function readParts() {
  const [testimonials, questions] = await Promise.all([listPlaced('testimonial'), readQuestions()])
  return {
    testimonials: testimonials.map(({ title, summary, markdown, isSample }) => ({
      name: title,
      role: summary,
      quote: markdown,
      isSample,
    })),
    questions,
  }
}

let last: Awaited<ReturnType<typeof readParts>> = { testimonials: [], questions: [] }

/** Returns the testimonials and questions of the landing page. While they cannot be read: the last ones. */
export async function landingContent(): Promise<SiteContent> {
  const late = new Promise<null>(resolve => setTimeout(resolve, PATIENCE_MS, null).unref())
  last = (await Promise.race([readParts().catch(() => null), late])) ?? last
  return { content: last }
}
