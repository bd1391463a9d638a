import type { LucideIcon } from 'lucide-react'

import type { MenuSection } from '#client/features/feature.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { pages } from '#schema/messages/en/pages.ts'
import { ROUTES, type SiteRoute } from '#schema/site/routes.ts'

import { features } from '../features.ts'

const t = translator(pages)

type Section = { id: MenuSection; label: string; icon: LucideIcon; path: string }

/** The pane of voice commands. */
export const VOICE_SETTINGS = '/settings/voice'

/** The sections that the header and the mobile menu list, in the order of the route table. */
export const sections: readonly Section[] = ROUTES.flatMap(({ section, menu, path }: SiteRoute) => {
  if (menu === undefined || section === null || section === 'settings' || section === 'admin') return []
  const icon = features.map(({ icons }) => icons?.[section]).find(found => found !== undefined)
  return icon ? [{ id: section, label: t(`sections.${section}`), icon, path }] : []
})
