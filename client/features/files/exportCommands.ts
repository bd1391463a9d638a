import { ClipboardCopy, Download, Printer } from 'lucide-react'

import type { Command } from '#client/editor/commands/command.ts'
import type { EditorSession } from '#client/editor/session.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { EXPORT_FORMATS } from '#document/convert/formats.ts'
import { files } from '#schema/messages/en/files.ts'

import { copyMarkdown } from './copyMarkdown.ts'
import { exportText, print } from './request.ts'

const t = translator(files)

/** Returns the commands that export the open document. */
export const exportCommands = (session: EditorSession): Command[] => [
  ...EXPORT_FORMATS.map((format): Command => ({
    id: `export.${format}`,
    group: 'documents',
    label: t('exportAs', { format: t(`formats.${format}`) }),
    icon: Download,
    keywords: t('exportWords'),
    isAvailable: () => session.loaded,
    run: () => exportText(format, session),
  })),
  {
    id: 'copy-markdown',
    group: 'documents',
    label: t('copyMarkdown'),
    icon: ClipboardCopy,
    keywords: t('copyWords'),
    isAvailable: () => session.loaded,
    run: () => void copyMarkdown(session),
  },
  {
    id: 'export.pdf',
    group: 'documents',
    label: t('pdfTitle'),
    icon: Printer,
    keywords: t('exportWords'),
    isAvailable: () => session.loaded,
    run: print,
  },
]
