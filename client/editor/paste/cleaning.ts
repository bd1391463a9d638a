import { toast } from '#client/shared/ui/feedback/toast.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { pasting } from '#schema/messages/en/pasting.ts'
import { joinWrapped } from '#writing/markup/hardWrap.ts'

import { pastedHtml } from './pastedHtml.ts'

const t = translator(pasting)

/** Returns pasted HTML in the form that a document can hold, and reports pictures left out. */
export function cleanHtml(pasted: string): string {
  const { html, images } = pastedHtml(pasted)
  if (images > 0) reportImages(images)
  return html
}

/** Returns pasted text without the line breaks of a fixed width. */
export const cleanText = (text: string): string => joinWrapped(text)

/** Reports a picture that was pasted alone, which leaves no text. */
export function reportPicture(data: DataTransfer): void {
  const images = [...data.files].filter(({ type }) => type.startsWith('image/')).length
  if (images > 0 && !data.types.includes('text/html') && !data.types.includes('text/plain'))
    reportImages(images)
}

const reportImages = (count: number) =>
  toast({ title: t('imagesLeftOut', { count }), description: t('imagesLeftOutText') })
