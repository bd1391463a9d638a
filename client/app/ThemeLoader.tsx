import { useSiteTheme } from '#client/shared/theme/siteSettings.ts'
import { useThemeChoice } from '#client/shared/theme/themeChoice.ts'

/** Keeps the page's colours and favicon in step with the site's settings and the user's choice of theme. */
export function ThemeLoader() {
  useSiteTheme()
  useThemeChoice()
  return null
}
