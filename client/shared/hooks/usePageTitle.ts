import { useEffect } from 'react'

import { useSiteSettings } from '#client/shared/theme/useSiteSettings.ts'

/**
 * Names the page in the browser's tab and history: `title · site`; without a title, the site alone.
 */
export function usePageTitle(title: string | null): void {
  const { siteName } = useSiteSettings()
  useEffect(() => {
    document.title = title === null ? siteName : `${title} · ${siteName}`
  }, [title, siteName])
}
