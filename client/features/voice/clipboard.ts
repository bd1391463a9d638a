import { translator } from '#client/shared/messages/translator.ts'
import { fieldAtCaret } from '#client/shared/spoken/fields.ts'
import { voice } from '#schema/messages/en/voice.ts'
import type { TextField, VoiceCommand } from '#schema/voice/contract.ts'

import { openReader, openWriter } from './openField.ts'
import { copyFailure, emptyClipboard, failureOf, type VoiceFailure } from './toasts.ts'
import { PASTE_AFTER_MS, type World } from './world.ts'

const t = translator(voice)

type ClipboardCommand = Extract<VoiceCommand, { intent: 'clipboard' }>

/** Copies or pastes. Returns the text to show. Throws a VoiceFailure. */
export async function runClipboard(command: ClipboardCommand, world: World): Promise<string> {
  const { sourceTarget, destinationTarget } = command.parameters
  if (command.action === 'paste' && sourceTarget === null)
    return paste(destinationTarget, await clipboardText(world), world)
  const { text, failure } = await copy(sourceTarget, world)
  if (command.action === 'copy' && destinationTarget === null) {
    if (failure) throw failure
    return t('copied')
  }
  await new Promise(resolve => setTimeout(resolve, PASTE_AFTER_MS))
  // The text is known, so it is pasted without the clipboard too.
  const outcome = await paste(destinationTarget, text, world)
  if (failure) throw failure
  return outcome
}

type Copied = { text: string; failure: VoiceFailure | null }

/** Puts a field's text on the clipboard. A field that is not on the screen is opened. */
async function copy(source: TextField | null, world: World): Promise<Copied> {
  const field = source === null ? fieldAtCaret() : await openReader(source, world)
  // A named field is copied as a whole.
  const selected = source === null ? (field?.selected() ?? '') : ''
  const text = selected === '' ? (field?.read() ?? '') : selected
  if (text.trim() === '') throw copyFailure(source ?? field?.name ?? 'editor')
  try {
    await world.clipboard.writeText(text)
    return { text, failure: null }
  } catch (error) {
    return { text, failure: clipboardFailure(error) }
  }
}

async function clipboardText(world: World): Promise<string> {
  let text: string
  try {
    text = await world.clipboard.readText()
  } catch (error) {
    throw clipboardFailure(error)
  }
  if (text === '') throw emptyClipboard()
  return text
}

const clipboardFailure = (error: unknown): VoiceFailure =>
  failureOf(error instanceof DOMException && error.name === 'NotAllowedError' ? 'clipboard' : 'command')

async function paste(destination: TextField | null, text: string, world: World): Promise<string> {
  const writer = await openWriter(destination, world)
  if (writer?.paste(text) !== true) throw failureOf('paste')
  return t('pasted')
}
