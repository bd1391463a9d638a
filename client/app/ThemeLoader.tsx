import { useThemeChoice } from '#client/shared/theme/themeChoice.ts'
import { useSiteTheme } from '#client/shared/theme/useSiteSettings.ts'

/** Syncs the page's colors and favicon with the site's settings and the user's theme. */
export function ThemeLoader() {
  useSiteTheme()
  useThemeChoice()
  return null
}
