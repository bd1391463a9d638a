import type { Body } from '#document/body.ts'
import { toHtmlPart } from '#document/convert/toHtml.ts'
import { linesOfBlocks } from '#document/convert/toText.ts'

/** Puts a text on the clipboard, with its formats where the browser can. */
export async function copyBody(body: Body): Promise<void> {
  const plain = linesOfBlocks(body.content, false).join('\n')
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(plain)
  const part = (type: string, text: string) => ({ [type]: new Blob([text], { type }) })
  const item = new ClipboardItem({ ...part('text/plain', plain), ...part('text/html', toHtmlPart(body)) })
  return navigator.clipboard.write([item])
}
