import type { Feature } from '#client/features/feature.ts'

export const revisions: Feature = {
  events: async () => [(await import('./events.ts')).revisionEvents],
}
