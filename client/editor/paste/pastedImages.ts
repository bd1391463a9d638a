import { imageOfPath } from '#schema/images/url.ts'

/** An image of a document. */
export type ImageOfDocument = { documentId: string; imageId: string }

/** Returns the images in a text that was copied from other documents of this site. */
export function imagesOfOthers(html: string, documentId: string): ImageOfDocument[] {
  if (!html.includes('data-pm-slice') || !html.includes('data-image')) return []
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const images = new Map<string, ImageOfDocument>()
  for (const element of body.querySelectorAll('img[data-image]')) {
    const image = imageOfPath(element.getAttribute('src') ?? '')
    if (image && image.documentId !== documentId) images.set(image.imageId, image)
  }
  return [...images.values()]
}

/** Returns the file in a base64 data URL of an image. */
export function fileOfDataUrl(url: string, name: string): File {
  const comma = url.indexOf(',')
  const bytes = Uint8Array.from(atob(url.slice(comma + 1)), character => character.codePointAt(0) ?? 0)
  return new File([bytes], name, { type: url.slice('data:'.length, url.indexOf(';')) })
}
