import type { Feature } from '#client/features/feature.ts'

export const corrections: Feature = {
  events: async () => [(await import('./events.ts')).decisionEvents],
}
