import { FileUp } from 'lucide-react'

import type { Command } from '#client/editor/commands/command.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { files } from '#schema/messages/en/files.ts'

import { chooseFile } from './request.ts'

const t = translator(files)

/** The command that imports a file. */
export const importCommands: readonly Command[] = [
  {
    id: 'import-file',
    group: 'documents',
    label: t('import'),
    icon: FileUp,
    keywords: t('importWords'),
    run: chooseFile,
  },
]
