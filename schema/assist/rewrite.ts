import * as z from 'zod/mini'

/** Rewrites of a selection that the built-in engine can do. */
export const rewriteAction = z.enum([
  'improve',
  'shorten',
  'formalise',
  'make_friendly',
  'simplify',
  'soften',
  'firm_up',
  'summarise',
])
export type RewriteAction = z.infer<typeof rewriteAction>
