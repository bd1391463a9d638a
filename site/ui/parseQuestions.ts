import type { AnsweredQuestion } from '#schema/content/pages.ts'
import { isRecord } from '#schema/shared/records.ts'

/** Returns the questions in the content of a page. Throws if they have another shape. */
export function parseQuestions(value: unknown): AnsweredQuestion[] {
  if (!Array.isArray(value)) throw new Error('This page has no questions')
  return value.map((question: unknown) => {
    const { title, html } = isRecord(question) ? question : {}
    if (typeof title !== 'string' || typeof html !== 'string') throw new Error('This is no question')
    return { title, html }
  })
}
