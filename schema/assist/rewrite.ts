import * as z from 'zod/mini'

/** What can be done to a selection. Each is one query. */
export const rewriteAction = z.enum([
  'improve',
  'shorten',
  'expand',
  'formalise',
  'make_friendly',
  'simplify',
  'soften',
  'firm_up',
  'summarise',
])
export type RewriteAction = z.infer<typeof rewriteAction>
