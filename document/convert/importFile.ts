import { MAX_CHARACTERS } from '#schema/documents/kinds.ts'
import { fail, ok, type Result } from '#schema/shared/result.ts'

import { coerceBody } from '../coerce.ts'
import { charactersOf, textOf } from '../text.ts'
import { decodeText, encodingNamedIn } from './decode.ts'
import { fromDocx } from './docx/fromDocx.ts'
import { IMPORT_FORMATS, MAX_FILE_BYTES } from './formats.ts'
import { fromHtml } from './fromHtml.ts'
import { fromMarkdown } from './fromMarkdown.ts'
import { fromText } from './fromText.ts'
import { type Draft, type Imported, Refused, type Refusal, refuse } from './imported.ts'

type Source = {
  name: string
  bytes: Uint8Array<ArrayBuffer>
  /** Changes a plain text before it is read, such as the lines of a fixed width. */
  prepareText?: (text: string) => string
}

/**
 * Reads a file into a body that conforms to the schema, or returns why it is refused. Nothing is
 * run or fetched. It is bounded in memory, but not in time: run it where it can be stopped.
 */
export function importFile(source: Source): Result<Imported, Refusal> {
  try {
    const draft = read(source)
    const body = coerceBody(draft.raw)
    const text = textOf(body)
    const count = charactersOf(text)
    if (count > MAX_CHARACTERS) return fail({ code: 'tooLong', count })
    if (text.trim() === '' && draft.media.length === 0) return fail({ code: 'empty' })
    return ok({ body, title: draft.title ?? headingOf(body), leftOut: draft.leftOut, media: draft.media })
  } catch (error) {
    if (error instanceof Refused) return fail(error.refusal)
    // Deep nesting ends the stack of a library before a limit is reached.
    if (error instanceof RangeError) return fail({ code: 'tooDeep' })
    throw error
  }
}

function read({ name, bytes, prepareText = text => text }: Source): Draft {
  if (bytes.length > MAX_FILE_BYTES) refuse('tooLarge')
  const extension = (/\.(\w+)$/.exec(name)?.[1] ?? '').toLowerCase()
  if (extension === 'docm' || extension === 'dotm') return refuse('macros')
  if (extension === 'doc') return refuse('oldWord')
  switch (IMPORT_FORMATS[extension]) {
    case 'txt':
      return fromText(prepareText(decodeText(bytes)))
    case 'md':
      return fromMarkdown(decodeText(bytes))
    case 'html':
      return fromHtml(decodeText(bytes, encodingNamedIn(bytes)))
    case 'docx':
      return fromDocx(bytes)
    default:
      return refuse('unknownType')
  }
}

/** Returns the text of the first heading at the start of a body, for its title. */
function headingOf({ content }: Imported['body']): string | null {
  const first = content.slice(0, 5).find(({ type }) => type === 'heading')
  const text = (first?.content ?? []).map(child => child.text ?? ' ').join('')
  return text.replaceAll(/\s+/g, ' ').trim() || null
}
