import { translator } from '#client/shared/messages/translator.ts'
import { actions, type SpokenAction } from '#client/shared/spoken/actions.ts'
import { fieldAtCaret } from '#client/shared/spoken/fields.ts'
import { voice } from '#schema/messages/en/voice.ts'
import { voiceAnswers } from '#schema/messages/en/voiceAnswers.ts'
import { wordRanges } from '#schema/shared/words.ts'
import type { VoiceCommand } from '#schema/voice/contract.ts'

import { openWriter } from './openField.ts'
import { commandFailure } from './toasts.ts'
import { OPENING_MS, type World } from './world.ts'

const t = translator(voice)
const tVoiceAnswers = translator(voiceAnswers)

type AnalysisCommand = Extract<VoiceCommand, { intent: 'ai_analysis' }>

/** Runs an AI command, or asks first if it uses a query. Returns the text to show. Throws a VoiceFailure. */
export async function runAnalysis(command: AnalysisCommand, world: World): Promise<string> {
  switch (command.action) {
    case 'count_words':
      return t('words', { count: [...wordRanges(textAtCaret())].length })
    case 'read_back':
      return readBack(world)
    case 'send_email':
      return sendEmail(command, world)
    case 'write_email':
      if (command.parameters.text === '') return startEmail(world)
      return onScreen(command, command.parameters.text, world)
    case 'analyse_sentiment': {
      const field = fieldAtCaret()
      // In Sentiment, its own text.
      const text = field === null || field.name === 'sentiment' ? '' : textAtCaret()
      return onScreen(command, text, world)
    }
    case 'check_grammar':
    case 'summarise':
    case 'improve':
    case 'make_shorter':
    case 'make_longer':
    case 'make_formal':
    case 'make_friendly':
    case 'make_simpler':
      return onScreen(command, '', world)
  }
}

/** Returns the selected text, or else all of the field with the caret. Throws a VoiceFailure without text. */
function textAtCaret(): string {
  const field = fieldAtCaret()
  if (!field) throw commandFailure(tVoiceAnswers('problems.noField'))
  const selected = field.selected()
  return selected.trim() === '' ? field.read() : selected
}

function readBack({ speaker, language, setReading }: World): string {
  const text = textAtCaret()
  if (!speaker.isSupported()) throw commandFailure(tVoiceAnswers('problems.noSpeaker'))
  if (text.trim() === '') throw commandFailure(tVoiceAnswers('problems.noText'))
  setReading(true)
  speaker.speak(text, language(), () => setReading(false))
  return t('reading')
}

/** Opens the email on the screen in the mail app; of another screen, that of the email generator. */
async function sendEmail(command: AnalysisCommand, world: World): Promise<string> {
  const found = actions.find('send_email') ?? (await opened(command, world))
  const reason = found ? found.problem() : tVoiceAnswers('problems.unavailable')
  if (reason !== null) throw commandFailure(reason)
  return found?.run('') ?? done(command)
}

const done = ({ command }: AnalysisCommand): string => t('done', { command })

async function startEmail(world: World): Promise<string> {
  world.openSection('email')
  await openWriter('email', world)
  return t('sayTopic')
}

/** Runs an action that a screen offers: this one, or the one of the command, which is opened first. */
async function onScreen(command: AnalysisCommand, text: string, world: World): Promise<string> {
  const { action, targetSection } = command
  const here = actions.find(action)
  if (!here && targetSection === null) throw commandFailure(tVoiceAnswers('problems.notHere'))
  const problem = here?.problem() ?? null
  if (problem !== null) throw commandFailure(problem)
  const run = async (): Promise<string> => {
    const found = actions.find(action) ?? (await opened(command, world))
    const reason = found ? found.problem() : tVoiceAnswers('problems.unavailable')
    if (reason !== null) throw commandFailure(reason)
    return found?.run(text) ?? done(command)
  }
  if (here && !here.isMetered) return run()
  const replaces = action === 'analyse_sentiment' && text !== ''
  world.ask({
    command: command.command,
    note: replaces ? t('question.replacesSentiment') : null,
    run,
  })
  return ''
}

async function opened(
  { action, targetSection }: AnalysisCommand,
  world: World,
): Promise<SpokenAction | null> {
  if (targetSection !== null) world.openSection(targetSection)
  return actions.when(({ name }) => name === action, OPENING_MS)
}
