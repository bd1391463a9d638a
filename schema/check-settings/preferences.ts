import * as z from 'zod/mini'

import { audience, domain, formality, goals } from '#schema/check-settings/goals.ts'
import { issueCategory } from '#schema/corrections/issue.ts'
import { defineEvent } from '#schema/events/define.ts'

/** Maximum number of rules that a user can turn off. */
export const RULES_OFF_MAX = 500

/** The name of a rule as findings carry it, also as a path parameter. */
const ruleName = z.string().check(z.minLength(1), z.maxLength(80))
/** The title of the card that turned the rule off. */
const ruleTitle = z.string().check(z.trim(), z.minLength(1), z.maxLength(120))

/** A rule whose findings a user does not see. */
export const ruleOff = z.object({ rule: ruleName, title: ruleTitle })
export type RuleOff = z.infer<typeof ruleOff>

/** The corrections that a user turned off, and the goals of their new documents. */
export const checkPreferences = z.object({
  categoriesOff: z.array(issueCategory),
  /** The latest last. */
  rulesOff: z.array(ruleOff),
  goals,
  revision: z.int(),
})
export type CheckPreferences = z.infer<typeof checkPreferences>

/** PATCH /api/check-preferences. Absent fields stay unchanged. */
export const preferencesChange = z.strictObject({
  categories: z.optional(
    z.strictObject({
      spelling: z.optional(z.boolean()),
      grammar: z.optional(z.boolean()),
      punctuation: z.optional(z.boolean()),
      style: z.optional(z.boolean()),
      tone: z.optional(z.boolean()),
      clarity: z.optional(z.boolean()),
    }),
  ),
  goals: z.optional(
    z.strictObject({
      audience: z.optional(audience),
      formality: z.optional(formality),
      domain: z.optional(domain),
    }),
  ),
})
export type PreferencesChange = z.infer<typeof preferencesChange>

/** Returns the preferences after a change. */
export const changedPreferences = (
  held: CheckPreferences,
  { categories = {}, goals: chosen = {} }: PreferencesChange,
): CheckPreferences => ({
  ...held,
  categoriesOff: issueCategory.options.filter(category => {
    const on = categories[category]
    return on === undefined ? held.categoriesOff.includes(category) : !on
  }),
  goals: {
    audience: chosen.audience ?? held.goals.audience,
    formality: chosen.formality ?? held.goals.formality,
    domain: chosen.domain ?? held.goals.domain,
  },
})

export const ruleParams = z.object({ rule: ruleName })
export const turnOff = z.strictObject({ title: ruleTitle })

/** A user's preferences changed. Key: the user. Room: the user's. */
export const preferencesChanged = defineEvent('check-settings.preferences', checkPreferences)
