import type { ClipboardAction, TextField } from '#schema/voice/contract.ts'

export interface ClipboardCommand {
  action: ClipboardAction
  sourceTarget: TextField | null
  destinationTarget: TextField | null
}

const fields = new Map<string, TextField>([
  ['editor', 'editor'],
  ['document', 'editor'],
  ['email', 'email'],
  ['emails', 'email'],
  ['mail', 'email'],
  ['sentiment', 'sentiment'],
  ['sentimental', 'sentiment'],
])
/** Filler words around the fields. */
const fillers = new Set(
  `the my this that it them all of text texts content contents everything whole entire selection selected what is what's
  here there field box area section page tab in inside out and then at now clipboard generator generated analysis
  analyser analyzer input written whatever i have current
  paragraph sentence word words line message body`.split(/\s+/),
)
/** "Coffee from the editor" is a misheard "copy". Alone, it is coffee. */
const misheardCopy = new Set(['coffee', 'copied', 'copies', 'copying'])

/**
 * Returns the clipboard command of a phrase, or null. "copy from email to editor" copies and
 * pastes. A phrase with any other word ("copy editing is hard") is not a command.
 */
export function clipboardIn(keys: readonly string[]): ClipboardCommand | null {
  const [verb = '', ...rest] = keys
  const misheard = misheardCopy.has(verb)
  if (verb !== 'copy' && verb !== 'paste' && !misheard) return null
  let source: TextField | null = null
  let destination: TextField | null = null
  let towards = verb === 'paste'
  for (const key of rest) {
    const field = fields.get(key)
    if (field !== undefined) {
      if (towards) destination ??= field
      else source ??= field
    } else if (key === 'to' || key === 'into' || key === 'onto' || key === 'paste') {
      towards = true
    } else if (key === 'from') {
      towards = false
    } else if (!fillers.has(key)) {
      return null
    }
  }
  if (misheard && source === null && destination === null) return null
  const pastesOnly = verb === 'paste' && (source === null || destination === null)
  return {
    action: pastesOnly ? 'paste' : 'copy',
    sourceTarget: source,
    destinationTarget: destination,
  }
}
