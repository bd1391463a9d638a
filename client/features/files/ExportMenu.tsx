import { Download } from 'lucide-react'

import { onDemand } from '#client/shared/lib/onDemand.ts'
import { IconButton } from '#client/shared/ui/form/IconButton.tsx'
import { OnFirstPress } from '#client/shared/ui/overlay/OnFirstPress.tsx'
import type { EditorSession } from '#client/editor/session.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { files } from '#schema/messages/en/files.ts'

const ExportItems = onDemand(async () => (await import('./ExportItems.tsx')).ExportItems, { ahead: true })

const t = translator(files)

/** The button of an open document that exports its text. */
export function ExportMenu({ session }: { session: EditorSession }) {
  return (
    <OnFirstPress
      part={ExportItems}
      opens="menu"
      trigger={
        <IconButton label={t('export')} size="sm" disabled={!session.loaded}>
          <Download aria-hidden />
        </IconButton>
      }
    >
      {trigger => <ExportItems trigger={trigger} session={session} />}
    </OnFirstPress>
  )
}
