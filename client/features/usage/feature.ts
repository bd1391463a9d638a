import type { Feature } from '#client/features/feature.ts'

export const usage: Feature = {
  events: async () => (await import('./usage.ts')).usageEvents,
}
