import { baseOf } from '../base.ts'
import type { Body } from '../body.ts'
import { toDocx } from './docx/write.ts'
import type { ExportFormat } from './formats.ts'
import type { Images } from './images.ts'
import { toHtml } from './toHtml.ts'
import { toMarkdown } from './toMarkdown.ts'
import { toText } from './toText.ts'

type Source = { body: Body; title: string; images?: Images }

/** Returns the bytes of a file with the text of a body, without its suggestions and comments. */
export function exportFile(
  format: ExportFormat,
  { body, title, images = new Map() }: Source,
): Uint8Array<ArrayBuffer> {
  const base = baseOf(body)
  const encode = (text: string) => new TextEncoder().encode(text)
  switch (format) {
    case 'md':
      return encode(toMarkdown(base, images))
    case 'html':
      return encode(toHtml(base, { title, images }))
    case 'txt':
      return encode(toText(base))
    case 'docx':
      return toDocx(base, { title, images })
    default:
      return format satisfies never
  }
}
