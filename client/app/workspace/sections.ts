import type { LucideIcon } from 'lucide-react'

import type { MenuSection } from '#client/features/feature.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { workspace } from '#schema/messages/en/workspace.ts'
import { ROUTES } from '#schema/site/routes.ts'

import { features } from '../features.ts'

const t = translator(workspace)

type Section = { id: MenuSection; label: string; icon: LucideIcon; path: string }

/** The sections that the header and the mobile menu list, in the order of their first pages. */
export const sections: readonly Section[] = ROUTES.flatMap(({ section, path }, index) => {
  const isFirst = ROUTES.findIndex(row => row.section === section) === index
  if (section === null || section === 'settings' || !isFirst) return []
  const icon = features.map(({ icons }) => icons?.[section]).find(found => found !== undefined)
  return icon ? [{ id: section, label: t(`sectionNames.${section}`), icon, path }] : []
})
