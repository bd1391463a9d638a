import { FileUp } from 'lucide-react'

import { translator } from '#client/shared/messages/translator.ts'
import { IconButton } from '#client/shared/ui/form/IconButton.tsx'
import { files } from '#schema/messages/en/files.ts'

import { chooseFile } from './request.ts'

const t = translator(files)

/** The button that imports a file as a new document. */
export function ImportButton({ onPress }: { onPress?: () => void }) {
  return (
    <IconButton
      label={t('import')}
      size="sm"
      onClick={() => {
        onPress?.()
        chooseFile()
      }}
    >
      <FileUp aria-hidden />
    </IconButton>
  )
}
