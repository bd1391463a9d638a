import type { Feature } from '#client/features/feature.ts'

export const sharing: Feature = {
  events: async () => (await import('./members.ts')).memberEvents,
}
