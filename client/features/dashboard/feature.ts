import type { Feature } from '#client/features/feature.ts'

export const dashboard: Feature = {
  events: async () => (await import('./events.ts')).dashboardEvents,
}
