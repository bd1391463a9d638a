import * as z from 'zod/mini'

/** Maximum length of the spoken text in one command. */
export const SPOKEN_TEXT_MAX = 500

/** A first classification by words. The answer's `intent` is the actual meaning. */
export const commandType = z.enum(['navigation', 'clipboard', 'formatting', 'dictation', 'ai_analysis'])
export type CommandType = z.infer<typeof commandType>

/**
 * POST /api/voice-command. The server reads only `spokenText`; the rest is the page's
 * interpretation.
 */
export const voiceRequest = z.strictObject({
  spokenText: z.string().check(z.minLength(1), z.maxLength(SPOKEN_TEXT_MAX)),
  commandType: z.optional(commandType),
  targetAction: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
})

/**
 * Targets of navigation. `analytics` is the action for the section `writing-style`. `new_document`
 * opens an empty document in the editor.
 */
export const navigationAction = z.enum([
  'editor',
  'email',
  'sentiment',
  'dashboard',
  'settings',
  'collaborate',
  'analytics',
  'new_document',
])
export type NavigationAction = z.infer<typeof navigationAction>

/** A section of the workspace, named like its path. */
export const workspaceSection = z.enum([
  'editor',
  'email',
  'sentiment',
  'dashboard',
  'settings',
  'collaborate',
  'writing-style',
])
export type WorkspaceSection = z.infer<typeof workspaceSection>

/** A field to copy from, or to paste and dictate into. */
export const textField = z.enum(['editor', 'email', 'sentiment'])
export type TextField = z.infer<typeof textField>

export const clipboardAction = z.enum(['copy', 'paste'])
export type ClipboardAction = z.infer<typeof clipboardAction>

/** Applies to the selection, else to the word at the caret. Marks and lists are toggled. */
export const formattingAction = z.enum([
  'bold',
  'italic',
  'underline',
  'strikethrough',
  'heading_one',
  'heading_two',
  'heading_three',
  'bullet_list',
  'numbered_list',
  'task_list',
  'quote',
  'code',
  'code_block',
  'clear_formatting',
  'undo',
  'redo',
  'select_word',
  'select_sentence',
  'select_paragraph',
  'select_all',
])
export type FormattingAction = z.infer<typeof formattingAction>

/**
 * `insert` puts `parameters.text` at the caret. `scratch` removes the last dictated text, then
 * inserts. `start` and `stop` begin and end continuous dictation.
 */
export const dictationAction = z.enum(['insert', 'scratch', 'start', 'stop'])
export type DictationAction = z.infer<typeof dictationAction>

export const analysisAction = z.enum([
  'check_grammar',
  'summarise',
  'improve',
  'make_shorter',
  'make_longer',
  'make_formal',
  'make_friendly',
  'make_simpler',
  'analyse_sentiment',
  'write_email',
  'send_email',
  'count_words',
  'read_back',
])
export type AnalysisAction = z.infer<typeof analysisAction>

const parameters = z.object({
  /** Null: `copy` uses the field with the caret, `paste` the clipboard. */
  sourceTarget: z.nullable(textField),
  /** Null: `copy` pastes nothing; `paste` uses the field with the caret. */
  destinationTarget: z.nullable(textField),
  /**
   * The dictated text, with signs for spoken punctuation. For an email, its topic. Otherwise empty.
   */
  text: z.string(),
})
export type VoiceParameters = z.infer<typeof parameters>

/** The common fields of an understood text. `command` is its description for "Last command". */
const understood = { success: z.literal(true), error: z.null(), command: z.string(), parameters }

/** The answer of POST /api/voice-command, for texts both understood and not. */
export const voiceCommand = z.discriminatedUnion('intent', [
  z.object({
    ...understood,
    intent: z.literal('navigation'),
    action: navigationAction,
    targetSection: workspaceSection,
  }),
  z.object({
    ...understood,
    intent: z.literal('clipboard'),
    action: clipboardAction,
    targetSection: z.null(),
  }),
  z.object({
    ...understood,
    intent: z.literal('formatting'),
    action: formattingAction,
    targetSection: z.null(),
  }),
  z.object({
    ...understood,
    intent: z.literal('dictation'),
    action: dictationAction,
    targetSection: z.null(),
  }),
  z.object({
    ...understood,
    intent: z.literal('ai_analysis'),
    action: analysisAction,
    /** Where the result is shown, if not at the text. */
    targetSection: z.nullable(workspaceSection),
  }),
  z.object({
    success: z.literal(false),
    error: z.string(),
    intent: z.literal('unknown'),
    action: z.null(),
    targetSection: z.null(),
    /** The text as recognized. */
    command: z.string(),
    parameters,
  }),
])
export type VoiceCommand = z.infer<typeof voiceCommand>
