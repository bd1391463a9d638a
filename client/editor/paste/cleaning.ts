import type { Editor } from '@tiptap/core'

import { addImages, copyImages } from '#client/editor/images/adding.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import { IMAGES_AT_ONCE } from '#schema/images/contract.ts'
import { pasting } from '#schema/messages/en/pasting.ts'
import { joinWrapped } from '#writing/markup/hardWrap.ts'

import { pastedHtml } from './pastedHtml.ts'
import { fileOfDataUrl, imagesOfOthers } from './pastedImages.ts'

const t = translator(pasting)

/**
 * Returns pasted HTML in the form that a document can hold. Images inside of it are added after the
 * paste, and others are reported.
 */
export function cleanHtml(pasted: string, editor: Editor): string {
  const { html, images, embedded, tooMany } = pastedHtml(pasted)
  if (images > 0) reportImages(images)
  if (tooMany > 0) reportMany(tooMany)
  const copied = imagesOfOthers(pasted, editor.storage.images.documentId)
  queueMicrotask(() => {
    if (copied.length > 0) void copyImages(editor, copied)
    const files = embedded.flatMap((url, index) => fileOf(url, `${t('image')} ${index + 1}`))
    if (files.length > 0) addImages(editor, files, editor.state.selection.to)
  })
  return html
}

/** Returns pasted text without the line breaks of a fixed width. */
export const cleanText = (text: string): string => joinWrapped(text)

function fileOf(url: string, name: string): File[] {
  try {
    return [fileOfDataUrl(url, name)]
  } catch {
    // Not base64.
    reportImages(1)
    return []
  }
}

const reportImages = (count: number) =>
  toast({ title: t('imagesLeftOut', { count }), description: t('imagesLeftOutText') })

const reportMany = (count: number) =>
  toast({
    title: t('imagesMany', { count }),
    description: t('imagesManyText', { most: IMAGES_AT_ONCE }),
  })
