import type { Feature } from '#client/features/feature.ts'

export const assist: Feature = {
  events: async () => [(await import('./events.ts')).proposalEvents],
}
