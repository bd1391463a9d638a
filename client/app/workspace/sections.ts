import type { SiteRoute } from '#schema/site/routes.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { workspace } from '#schema/messages/en/workspace.ts'

const t = translator(workspace)

/** A part of the workspace that a page can belong to. */
export type SectionId = NonNullable<SiteRoute['section']>

type Section = { id: Exclude<SectionId, 'settings'>; label: string; path: string }

/** The sections that the header and the mobile menu list. The settings are in the user menu. */
export const sections: readonly Section[] = [
  { id: 'editor', label: t('sectionNames.editor'), path: '/' },
  { id: 'email', label: t('sectionNames.email'), path: '/email-generator' },
  { id: 'sentiment', label: t('sectionNames.sentiment'), path: '/sentiment' },
  { id: 'writing-style', label: t('sectionNames.writingStyle'), path: '/writing-style' },
  { id: 'dashboard', label: t('sectionNames.dashboard'), path: '/dashboard' },
]
