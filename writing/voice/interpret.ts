import type {
  AnalysisAction,
  FormattingAction,
  VoiceCommand,
  VoiceParameters,
} from '#schema/voice/contract.ts'

import { analysisIn } from './analysis.ts'
import { clipboardIn, type ClipboardCommand } from './clipboard.ts'
import { dictationControlIn, dictationIn, startsDictation, type DictationCommand } from './dictation.ts'
import { emailIn } from './email.ts'
import { formattingIn } from './formatting.ts'
import { navigationIn, sectionAlone, sectionOf } from './navigation.ts'
import { heardOf, keysOf, phraseOf, type Word, withoutClosing, withoutOpening, spokenWords } from './words.ts'

const nothing: VoiceParameters = { sourceTarget: null, destinationTarget: null, text: '' }
const understood = { success: true, error: null, parameters: nothing, targetSection: null } as const

/**
 * Returns the meaning of a spoken text. A command must cover the text from its first to its last
 * word, except for politeness. A text that only contains the words of a command is not understood.
 * Only dictation is free text.
 */
export function interpret(spokenText: string): VoiceCommand {
  const words = withoutOpening(spokenWords(spokenText))
  return commandIn(words) ?? notUnderstood(spokenText)
}

function commandIn(words: readonly Word[]): VoiceCommand | null {
  // Dictation keeps a final "please" or "thank you", which may belong to the text.
  const polite = withoutClosing(words)
  const keys = keysOf(polite)
  const phrase = phraseOf(polite)

  const control = dictationControlIn(startsDictation(words) ? words : polite)
  if (control) return dictation(control)
  const action = navigationIn(phrase)
  if (action) return navigation(action)
  const clip = clipboardIn(keys)
  if (clip) return clipboard(clip)
  const format = formattingIn(keys)
  if (format) return { ...understood, intent: 'formatting', action: format, command: inWords(format) }
  const ai = analysisIn(phrase)
  // "Send the email" is about the one on the screen, "send an email to Bob" about a new one.
  if (ai === 'send_email') return analysis(ai)
  // Before dictation: "write an email about X" and "write this shorter" are AI actions.
  const topic = emailIn(words.at(-1)?.key === 'please' ? words.slice(0, -1) : words)
  if (topic !== null) return analysis('write_email', topic)
  if (ai) return analysis(ai)
  const text = dictationIn(words)
  if (text) return dictation(text)
  const section = sectionAlone(phrase)
  return section ? navigation(section) : null
}

function navigation(action: keyof typeof sectionOf): VoiceCommand {
  const targetSection = sectionOf[action]
  const command = action === 'new_document' ? 'new document' : `go to ${targetSection.replace('-', ' ')}`
  return { ...understood, intent: 'navigation', action, targetSection, command }
}

function clipboard({ action, sourceTarget, destinationTarget }: ClipboardCommand): VoiceCommand {
  const from = sourceTarget === null ? '' : ` from ${sourceTarget}`
  const paste = action === 'copy' ? ' and paste into' : ' into'
  const into = destinationTarget === null ? '' : `${paste} ${destinationTarget}`
  const parameters = { sourceTarget, destinationTarget, text: '' }
  return { ...understood, intent: 'clipboard', action, parameters, command: `${action}${from}${into}` }
}

function dictation({ action, text }: DictationCommand): VoiceCommand {
  const command = {
    insert: `type ${JSON.stringify(text)}`,
    scratch: 'scratch that',
    start: 'start dictation',
    stop: 'stop dictation',
  }[action]
  return { ...understood, intent: 'dictation', action, parameters: { ...nothing, text }, command }
}

function analysis(action: AnalysisAction, text = ''): VoiceCommand {
  const email = action === 'write_email' || action === 'send_email'
  return {
    ...understood,
    intent: 'ai_analysis',
    action,
    targetSection: email ? 'email' : action === 'analyse_sentiment' ? 'sentiment' : null,
    parameters: { ...nothing, text },
    command: email && text !== '' ? `write an email: ${text}` : AI_COMMANDS[action],
  }
}

/** The usual wording of each AI command. */
const AI_COMMANDS: Record<AnalysisAction, string> = {
  check_grammar: 'check grammar',
  summarise: 'summarize this',
  improve: 'improve this',
  make_shorter: 'make it shorter',
  make_longer: 'make it longer',
  make_formal: 'make it more formal',
  make_friendly: 'make it friendlier',
  make_simpler: 'make it simpler',
  analyse_sentiment: 'analyze sentiment',
  write_email: 'write an email',
  send_email: 'send email',
  count_words: 'how many words',
  read_back: 'read it back',
}

function inWords(action: FormattingAction): string {
  return action.replaceAll('_', ' ')
}

function notUnderstood(spokenText: string): VoiceCommand {
  const text = heardOf(spokenWords(spokenText))
  return {
    success: false,
    error:
      text === ''
        ? "I didn't hear anything. Try 'check grammar'."
        : `I didn't understand '${text}'. Try 'check grammar'.`,
    intent: 'unknown',
    action: null,
    targetSection: null,
    command: text,
    parameters: nothing,
  }
}
