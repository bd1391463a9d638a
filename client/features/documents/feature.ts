import type { Feature } from '#client/features/feature.ts'

export const documents: Feature = {
  events: async () => (await import('./events.ts')).documentEvents,
}
