import { ClipboardCopy, FileCode, FileText, FileType, Globe, Printer } from 'lucide-react'
import type { ReactNode } from 'react'

import type { EditorSession } from '#client/editor/session.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { DropdownMenu, MenuItem } from '#client/shared/ui/overlay/DropdownMenu.tsx'
import { EXPORT_FORMATS } from '#document/convert/formats.ts'
import { files } from '#schema/messages/en/files.ts'

import { copyMarkdown } from './copyMarkdown.ts'
import { exportText, print } from './request.ts'

const t = translator(files)

const ICONS = { md: FileCode, docx: FileType, html: Globe, txt: FileText }

/** The formats of an export. */
export function ExportItems({ trigger, session }: { trigger: ReactNode; session: EditorSession }) {
  return (
    <DropdownMenu trigger={trigger}>
      {EXPORT_FORMATS.map(format => {
        const Icon = ICONS[format]
        return (
          <MenuItem key={format} icon={<Icon aria-hidden />} onSelect={() => exportText(format, session)}>
            {t(`formats.${format}`)}
          </MenuItem>
        )
      })}
      <MenuItem icon={<ClipboardCopy aria-hidden />} onSelect={() => void copyMarkdown(session)}>
        {t('copyMarkdown')}
      </MenuItem>
      <MenuItem icon={<Printer aria-hidden />} onSelect={print}>
        {t('formats.pdf')}
      </MenuItem>
    </DropdownMenu>
  )
}
