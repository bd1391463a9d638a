import type { Feature } from '#client/features/feature.ts'
import { ROUTES } from '#schema/site/routes.ts'

export const admin: Feature = {
  screens: Object.fromEntries(
    ROUTES.flatMap(({ screen, section }) =>
      section === 'admin' ? [[screen, async () => (await import('./screens.ts')).screens[screen]()]] : [],
    ),
  ),
}
