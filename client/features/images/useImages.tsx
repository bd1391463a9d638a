import { ImagePlus } from 'lucide-react'
import { useMemo } from 'react'

import type { Contribution } from '#client/editor/features/contribution.ts'
import type { UseContribution } from '#client/editor/features/feature.ts'
import { addImages } from '#client/editor/images/adding.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { IconButton } from '#client/shared/ui/form/IconButton.tsx'
import { IMAGE_TYPES } from '#schema/images/contract.ts'
import { imageTools } from '#schema/messages/en/imageTools.ts'

import { ImageTools } from './ImageTools.tsx'

const t = translator(imageTools)

/** Adds images by a button and a command, and shows the tools of the selected one. */
export const useImages: UseContribution = ({ editor, editable, mode }) => {
  return useMemo((): Contribution => {
    const choose = () =>
      chooseFiles(files => {
        addImages(editor, files, editor.state.selection.to)
        editor.view.focus()
      })
    return {
      // An image cannot be suggested.
      ...(mode === 'editing' && {
        insertTool: (
          <IconButton size="sm" label={t('insert')} onClick={choose}>
            <ImagePlus aria-hidden />
          </IconButton>
        ),
      }),
      floating: container => editable && <ImageTools editor={editor} container={container} />,
      commands: editable
        ? [
            {
              id: 'insert-image',
              group: 'format',
              label: t('insert'),
              icon: ImagePlus,
              keywords: t('keywords'),
              run: choose,
            },
          ]
        : [],
    }
  }, [editor, editable, mode])
}

/** Asks for image files. */
function chooseFiles(onChosen: (files: readonly File[]) => void): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = IMAGE_TYPES.join(',')
  input.multiple = true
  // Safari opens no dialog for an input outside of the page.
  input.hidden = true
  document.body.append(input)
  const close = () => input.remove()
  input.addEventListener('cancel', close)
  input.addEventListener('change', () => {
    close()
    onChosen([...(input.files ?? [])])
  })
  input.click()
}
