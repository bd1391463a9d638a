import type { Feature } from '#client/features/feature.ts'

/** The pages that the app shows a visitor, such as when the session of an open page has ended. */
export const site: Feature = {
  screens: {
    landing: async () => (await import('./LandingScreen.tsx')).LandingScreen,
  },
}
