import * as z from 'zod/mini'

/** The readers' knowledge of the subject. */
export const audience = z.enum(['general', 'knowledgeable', 'expert'])
export const formality = z.enum(['informal', 'neutral', 'formal'])
export const domain = z.enum(['general', 'academic', 'business', 'technical', 'creative', 'casual'])

/**
 * The audience and style of a text. They select advice on style, tone and clarity. Mistakes do not
 * depend on them.
 */
export const goals = z.strictObject({ audience, formality, domain })
export type Goals = z.infer<typeof goals>

/** The goals of a document without explicit ones. */
export const defaultGoals: Goals = { audience: 'general', formality: 'neutral', domain: 'general' }

/** The supported English spellings. */
export const dialect = z.enum(['US', 'UK', 'AU', 'CA', 'IN'])
export type EnglishDialect = z.infer<typeof dialect>
