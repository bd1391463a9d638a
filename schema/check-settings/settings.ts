import * as z from 'zod/mini'

import { audience, defaultGoals, dialect, domain, formality, goals } from '#schema/check-settings/goals.ts'
import { issueKey } from '#schema/messages/issue.ts'

/** The language of a document whose paragraphs say it themselves. */
export const AUTO = 'auto'

/** How the text of a document is checked and reworded, alike for everybody in it. */
export const writingSettings = z.object({
  /** A code of the table of languages, or {@link AUTO}. A paragraph that is clearly in another language is checked in that one. */
  language: z._default(z.string(), AUTO),
  /** Of what is in English. */
  dialect: z._default(dialect, 'US'),
  goals: z._default(goals, defaultGoals),
})
export type WritingSettings = z.infer<typeof writingSettings>

/** PATCH /api/documents/:id/writing; what is absent stays. Gives the document. */
export const writingChange = z.strictObject({
  language: z.optional(
    z.string().check(z.regex(/^(?:auto|[a-z]{2,3}(?:-[A-Za-z]{2,4})?)$/, issueKey('languageInvalid'))),
  ),
  dialect: z.optional(dialect),
  goals: z.optional(
    z.strictObject({
      audience: z.optional(audience),
      formality: z.optional(formality),
      domain: z.optional(domain),
    }),
  ),
})
export type WritingChange = z.infer<typeof writingChange>

/** The settings after a change. */
export const changedWriting = (
  { goals: before, ...settings }: WritingSettings,
  change: WritingChange,
): WritingSettings => ({
  language: change.language ?? settings.language,
  dialect: change.dialect ?? settings.dialect,
  goals: {
    audience: change.goals?.audience ?? before.audience,
    formality: change.goals?.formality ?? before.formality,
    domain: change.goals?.domain ?? before.domain,
  },
})
