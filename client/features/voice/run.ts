import { translator } from '#client/shared/messages/translator.ts'
import { fieldAtCaret, type Format } from '#client/shared/spoken/fields.ts'
import type { Unit } from '#client/shared/spoken/units.ts'
import { voice } from '#schema/messages/en/voice.ts'
import { voiceAnswers } from '#schema/messages/en/voiceAnswers.ts'
import type { DictationAction, FormattingAction, VoiceCommand } from '#schema/voice/contract.ts'

import { runAnalysis } from './analysis.ts'
import { runClipboard } from './clipboard.ts'
import { openWriter } from './openField.ts'
import { commandFailure } from './toasts.ts'
import type { World } from './world.ts'

const t = translator(voice)
const tVoiceAnswers = translator(voiceAnswers)

/** Carries out a command. Returns the text to show; empty if a question is. Throws a VoiceFailure. */
export async function run(command: VoiceCommand, world: World): Promise<string> {
  switch (command.intent) {
    case 'navigation':
      if (command.action === 'new_document') world.newDocument()
      else world.openSection(command.targetSection)
      world.closeSoon()
      return done(command)
    case 'clipboard':
      return runClipboard(command, world)
    case 'formatting':
      runFormatting(command.action)
      return done(command)
    case 'dictation':
      return runDictation(command.action, command.parameters.text, world)
    case 'ai_analysis':
      return runAnalysis(command, world)
    case 'unknown':
      throw commandFailure(command.error)
  }
}

const done = ({ command }: VoiceCommand): string => t('done', { command })

/** Runs a dictation command on the field with the caret. Returns the text to show. */
export async function runDictation(action: DictationAction, text: string, world: World): Promise<string> {
  switch (action) {
    case 'start':
      await writerAtCaret(world)
      world.setDictating(true)
      return t('dictating')
    case 'stop':
      world.setDictating(false)
      return t('dictationEnded')
    case 'scratch': {
      const isGone = world.dictation.scratch()
      if (text !== '') return insert(text, world)
      if (!isGone) throw commandFailure(t('nothingToScratch'))
      return t('scratched')
    }
    case 'insert':
      return insert(text, world)
  }
}

async function insert(text: string, world: World): Promise<string> {
  world.dictation.insert(await writerAtCaret(world), text)
  return t('typed', { text: text.trim() })
}

async function writerAtCaret(world: World) {
  const writer = await openWriter(null, world)
  if (!writer) throw commandFailure(tVoiceAnswers(fieldAtCaret() ? 'problems.readOnly' : 'problems.noField'))
  return writer
}

/** Formats the field with the caret, or changes its selection. Throws a VoiceFailure. */
function runFormatting(action: FormattingAction): void {
  const field = fieldAtCaret()
  if (!field) throw commandFailure(tVoiceAnswers('problems.noField'))
  const unit = UNITS.get(action)
  if (unit !== undefined) {
    if (!field.select(unit)) throw commandFailure(tVoiceAnswers('problems.noText'))
    return
  }
  if (!field.writer) throw commandFailure(tVoiceAnswers('problems.readOnly'))
  if (action === 'undo' || action === 'redo') {
    if (!field.writer.step(action)) throw commandFailure(tVoiceAnswers('problems.unavailable'))
    return
  }
  if (!field.writer.format) throw commandFailure(tVoiceAnswers('problems.formatting'))
  if (isFormat(action) && !field.writer.format(action))
    throw commandFailure(tVoiceAnswers('problems.unavailable'))
}

const UNITS = new Map<FormattingAction, Unit>([
  ['select_word', 'word'],
  ['select_sentence', 'sentence'],
  ['select_paragraph', 'paragraph'],
  ['select_all', 'all'],
])

const isFormat = (action: FormattingAction): action is Format =>
  action !== 'undo' && action !== 'redo' && !UNITS.has(action)
