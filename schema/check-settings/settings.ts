import * as z from 'zod/mini'

import { audience, defaultGoals, dialect, domain, formality, goals } from '#schema/check-settings/goals.ts'
import { issueKey } from '#schema/messages/issueKey.ts'

/** Detects the language of each paragraph. */
export const AUTO = 'auto'

/** Settings for checking and rewriting a document, shared by everyone in it. */
export const writingSettings = z.object({
  /**
   * A language code from the table, or {@link AUTO}. A paragraph that is clearly in another
   * language is checked in that language.
   */
  language: z._default(z.string(), AUTO),
  /** The dialect for English text. */
  dialect: z._default(dialect, 'US'),
  goals: z._default(goals, defaultGoals),
})
export type WritingSettings = z.infer<typeof writingSettings>

/** PATCH /api/documents/:id/writing returns the document. Absent fields stay unchanged. */
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

/** Returns the settings after a change. */
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
