import { ChartColumn, Gauge, Mail, PencilLine, type LucideIcon } from 'lucide-react'

import type { SiteRoute } from '#schema/site/routes.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { workspace } from '#schema/messages/en/workspace.ts'

const t = translator(workspace)

/** A part of the workspace that a page can belong to. */
export type SectionId = NonNullable<SiteRoute['section']>

type Section = { id: SectionId; label: string; path: string; icon: LucideIcon }

/** The sections that the header and the mobile menu list. The settings are in the user menu. */
export const sections: readonly Section[] = [
  { id: 'editor', label: t('sectionNames.editor'), path: '/', icon: PencilLine },
  { id: 'email', label: t('sectionNames.email'), path: '/email-generator', icon: Mail },
  { id: 'sentiment', label: t('sectionNames.sentiment'), path: '/sentiment', icon: Gauge },
  { id: 'writing-style', label: t('sectionNames.writingStyle'), path: '/writing-style', icon: ChartColumn },
]
