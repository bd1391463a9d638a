import {
  fieldAtCaret,
  fields,
  fieldToWrite,
  type FieldWriter,
  type SpokenField,
} from '#client/shared/spoken/fields.ts'
import type { TextField } from '#schema/voice/contract.ts'

import { OPENING_MS } from './world.ts'

type Open = { openField: (name: TextField) => void }

/**
 * Returns the writer of a field: of the one with a name, or else of the one with the caret. A field that is not
 * on the screen is opened first. Null if it can only be read, or does not come.
 */
export async function openWriter(name: TextField | null, { openField }: Open): Promise<FieldWriter | null> {
  const here = name === null ? fieldAtCaret() : fieldToWrite(name)
  if (here?.writer) return here.writer
  if (here && !here.edit) return null
  const wanted = here?.name ?? name ?? 'editor'
  if (here) here.edit?.()
  else openField(wanted)
  const opened = await fields.when(field => field.name === wanted && field.writer !== null, OPENING_MS)
  return opened?.writer ?? null
}

/** Returns a field to read, which is opened first if it is not on the screen; null if it does not come. */
export async function openReader(name: TextField, { openField }: Open): Promise<SpokenField | null> {
  const here = fields.find(name)
  if (here) return here
  openField(name)
  return fields.when(field => field.name === name, OPENING_MS)
}
