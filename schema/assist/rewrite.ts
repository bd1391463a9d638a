import * as z from 'zod/mini'

/** Rewrites of a selection. Each costs one query. */
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
