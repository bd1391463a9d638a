import type { Editor } from '@tiptap/core'
import { PencilLine, Maximize2, Trash2 } from 'lucide-react'
import { useState } from 'react'

import { useEditorState } from '#client/editor/core/useEditorState.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { IconButton } from '#client/shared/ui/form/IconButton.tsx'
import { Roving } from '#client/shared/ui/layout/Roving.tsx'
import { imageTools } from '#schema/messages/en/imageTools.ts'

import { AltForm } from './AltForm.tsx'
import { ResizeHandle } from './ResizeHandle.tsx'
import { changeImage, imageElement, selectedImage } from './selectedImage.ts'
import { usePlaceOf } from './usePlaceOf.ts'

const t = translator(imageTools)

type Props = { editor: Editor; container: HTMLElement | null }

/** The tools of the selected image: its description, its width, and its removal. */
export function ImageTools({ editor, container }: Props) {
  const selected = useEditorState(editor, selectedImage)
  const [described, setDescribed] = useState<number | null>(null)
  const place = usePlaceOf(editor, container)
  if (!selected || !place) return null
  const close = () => {
    setDescribed(null)
    editor.view.focus()
  }
  const restore = () => {
    const image = imageElement(editor, selected)
    if (image && image.naturalWidth > 0)
      changeImage(editor, { width: image.naturalWidth, height: image.naturalHeight })
  }
  const remove = () => editor.chain().deleteSelection().focus().run()
  return (
    <>
      <div
        className="absolute z-20 max-w-full rounded-xl border bg-paper p-1 shadow-float"
        style={{ top: Math.max(0, place.top + 8), left: place.left + 8 }}
      >
        {described === selected.at ? (
          <AltForm
            alt={selected.alt}
            onSave={alt => {
              changeImage(editor, { alt })
              close()
            }}
            onCancel={close}
          />
        ) : (
          <Roving role="toolbar" aria-label={t('tools')} className="flex items-center gap-0.5">
            <IconButton size="sm" label={t('editAlt')} onClick={() => setDescribed(selected.at)}>
              <PencilLine aria-hidden />
            </IconButton>
            <IconButton size="sm" label={t('fullWidth')} onClick={restore}>
              <Maximize2 aria-hidden />
            </IconButton>
            <IconButton size="sm" label={t('delete')} onClick={remove}>
              <Trash2 aria-hidden />
            </IconButton>
          </Roving>
        )}
      </div>
      <ResizeHandle editor={editor} selected={selected} place={place} />
    </>
  )
}
