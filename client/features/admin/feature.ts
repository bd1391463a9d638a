import type { Feature } from '#client/features/feature.ts'

export const admin: Feature = {
  screens: {
    'admin-overview': async () => (await import('./overview/OverviewPage.tsx')).OverviewPage,
    'admin-users': async () => (await import('./users/UsersPage.tsx')).UsersPage,
    'admin-user': async () => (await import('./users/UserPage.tsx')).UserPage,
  },
}
