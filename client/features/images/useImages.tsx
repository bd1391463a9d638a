import { ImagePlus } from 'lucide-react'
import { Suspense, useMemo } from 'react'

import type { Contribution } from '#client/editor/features/contribution.ts'
import type { UseContribution } from '#client/editor/features/feature.ts'
import { addImages } from '#client/editor/images/Images.ts'
import { useEditorState } from '#client/editor/core/useEditorState.ts'
import { useOnceTrue } from '#client/shared/hooks/useOnceTrue.ts'
import { onDemand } from '#client/shared/lib/onDemand.ts'
import { IconButton } from '#client/shared/ui/form/IconButton.tsx'
import { MissingInToast } from '#client/shared/ui/feedback/MissingPart.tsx'
import { translator } from '#client/shared/messages/translator.ts'
import { IMAGE_TYPES } from '#schema/images/contract.ts'
import { imageTools } from '#schema/messages/en/imageTools.ts'

import { selectedImage } from './selectedImage.ts'

const t = translator(imageTools)

// Loaded with the first image that is selected.
const ImageTools = onDemand(async () => (await import('./ImageTools.tsx')).ImageTools, {
  ahead: true,
  missing: MissingInToast,
})

/** Adds images by a button and a command, and shows the tools of the selected one. */
export const useImages: UseContribution = ({ editor, editable }) => {
  const selected = useEditorState(editor, selectedImage)
  const isSelected = editable && selected !== null
  const needed = useOnceTrue(isSelected)
  return useMemo((): Contribution => {
    const choose = () =>
      chooseFiles(files => {
        addImages(editor, files, editor.state.selection.to)
        editor.view.focus()
      })
    return {
      ...(editable && {
        insertTool: (
          <IconButton size="sm" label={t('insert')} onClick={choose}>
            <ImagePlus aria-hidden />
          </IconButton>
        ),
      }),
      floating: container => (
        <Suspense>
          {needed && <ImageTools editor={editor} container={container} shown={isSelected} />}
        </Suspense>
      ),
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
  }, [editor, editable, needed, isSelected])
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
