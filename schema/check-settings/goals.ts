import * as z from 'zod/mini'

/** What the readers know of the subject. */
export const audience = z.enum(['general', 'knowledgeable', 'expert'])
export const formality = z.enum(['informal', 'neutral', 'formal'])
export const domain = z.enum(['general', 'academic', 'business', 'technical', 'creative', 'casual'])

/** For whom and how a text is written: decides which advice on style, tone and clarity is given, never what is a mistake. */
export const goals = z.strictObject({ audience, formality, domain })
export type Goals = z.infer<typeof goals>

/** The goals of somebody who has not said any. */
export const defaultGoals: Goals = { audience: 'general', formality: 'neutral', domain: 'general' }

/** The spellings of English that can be asked for. */
export const dialect = z.enum(['US', 'UK', 'AU', 'CA', 'IN'])
export type EnglishDialect = z.infer<typeof dialect>
