import type { DictationAction } from '#schema/voice/contract.ts'

import { speech, type Speech } from './spokenSigns.ts'
import { phraseOf, spokenWords, type Word } from './words.ts'

export interface DictationCommand {
  action: DictationAction
  text: string
}

const ACT = '(?:dictation|dictating|dictate|typing|writing|listening)'
const starting = new RegExp(
  `^(?:type|write|dictate|dick tate|dictation(?: (?:mode|on))?|(?:start|begin|take|enable|turn on|continue) (?:a |the )?${ACT}(?: mode)?)$`,
  'u',
)
const STOPPING = `(?:stop|end|finish|quit|exit|disable|turn off) (?:the )?${ACT}(?: mode)?|dictation off`
const stopping = new RegExp(`^(?:${STOPPING})$`, 'u')
const STOP_WORDS = [2, 3, 4]
const scratching = /^(?:(?:scratch|scrap) (?:that|it|this)|(?:delete|erase|cancel) that)$/u
const inserting = /^(?:insert|add|put(?: in)?|start|make|give me)(?: (?:an?|the))?$/u

/**
 * Returns the dictation command that needs no introduction (signs, new lines, scratch that, start,
 * stop), or null.
 */
export function dictationControlIn(words: readonly Word[]): DictationCommand | null {
  const phrase = phraseOf(words)
  if (stopping.test(phrase)) return { action: 'stop', text: '' }
  if (starting.test(phrase)) return { action: 'start', text: '' }
  if (scratching.test(phrase)) return { action: 'scratch', text: '' }
  const said = speech(withoutInsert(words))
  return said.signsOnly ? commandOf(said) : null
}

/** Returns the comma of "insert a comma". */
function withoutInsert(words: readonly Word[]): readonly Word[] {
  for (const size of [3, 2, 1]) {
    if (size < words.length && inserting.test(phraseOf(words.slice(0, size)))) return words.slice(size)
  }
  return words
}

/** Returns the dictation after "type", "write" or "dictate", or null. */
export function dictationIn(words: readonly Word[]): DictationCommand | null {
  if (!startsDictation(words)) return null
  const down = words[0]?.key === 'write' && words[1]?.key === 'down' && words.length > 2
  return commandOf(speech(words.slice(down ? 2 : 1)))
}

/** Returns whether the first word introduces dictated text. */
export function startsDictation(words: readonly Word[]): boolean {
  return /^(?:type|write|dictate)$/.test(words[0]?.key ?? '')
}

function commandOf(said: Speech): DictationCommand {
  return { action: said.scratches > 0 ? 'scratch' : 'insert', text: said.text }
}

/**
 * Returns the commands of a piece of continuous dictation in order. All of it is text, except for
 * signs, "scratch that", and "stop dictation" at the end.
 */
export function continuedDictation(spokenText: string): DictationCommand[] {
  const words = spokenWords(spokenText)
  const stop = STOP_WORDS.find(size => size <= words.length && stopping.test(phraseOf(words.slice(-size))))
  const said = speech(stop === undefined ? words : words.slice(0, -stop))
  const commands: DictationCommand[] = []
  for (let count = 0; count < said.scratches; count += 1) commands.push({ action: 'scratch', text: '' })
  if (said.text !== '') commands.push({ action: 'insert', text: said.text })
  if (stop !== undefined) commands.push({ action: 'stop', text: '' })
  return commands
}
