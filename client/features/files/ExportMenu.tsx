import { Download } from 'lucide-react'

import type { EditorSession } from '#client/editor/session.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { IconButton } from '#client/shared/ui/form/IconButton.tsx'
import { files } from '#schema/messages/en/files.ts'

import { ExportItems } from './ExportItems.tsx'

const t = translator(files)

/** The button of an open document that exports its text. */
export function ExportMenu({ session }: { session: EditorSession }) {
  return (
    <ExportItems
      trigger={
        <IconButton label={t('export')} size="sm" disabled={!session.loaded}>
          <Download aria-hidden />
        </IconButton>
      }
      session={session}
    />
  )
}
