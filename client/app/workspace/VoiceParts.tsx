import { useLocation } from 'wouter'

import { useDocuments } from '#client/features/documents/queries.ts'
import { useNewDocument } from '#client/features/documents/rail/useNewDocument.ts'
import { isUnlimited } from '#client/features/usage/quota.ts'
import { useUsage } from '#client/features/usage/usage.ts'
import { VoicePanel } from '#client/features/voice/VoicePanel.tsx'
import type { TextField, WorkspaceSection } from '#schema/voice/contract.ts'

import { sections, VOICE_SETTINGS } from './sections.ts'

const pathOf = (section: WorkspaceSection): string =>
  section === 'settings' ? '/settings' : (sections.find(({ id }) => id === section)?.path ?? '/')

/** The panel of voice commands, with the ways to the sections and texts and the remaining queries. */
export function VoiceParts() {
  const [, navigate] = useLocation()
  const { data: documents } = useDocuments()
  const { create } = useNewDocument()
  const { data: usage } = useUsage()
  const openField = (name: TextField) => {
    if (name === 'editor' && documents?.length === 0) create()
    else navigate(pathOf(name))
  }
  const left =
    usage && !isUnlimited(usage) ? Math.max(0, usage.limit - usage.used) + usage.bonusRemaining : null
  return (
    <VoicePanel
      left={left}
      openSection={section => navigate(pathOf(section))}
      newDocument={create}
      openField={openField}
      openSettings={() => navigate(VOICE_SETTINGS)}
    />
  )
}
