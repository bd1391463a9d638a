import { format } from '#client/editor/commands/formatFeature.ts'
import type { EditorFeature } from '#client/editor/features/feature.ts'
import { link } from '#client/editor/link/editorFeature.ts'
import { assist } from '#client/features/assist/editorFeature.ts'
import { codeLanguage } from '#client/features/code-language/editorFeature.ts'
import { comments } from '#client/features/comments/editorFeature.ts'
import { decided } from '#client/features/corrections/decidedFeature.ts'
import { deepCheck } from '#client/features/corrections/deepCheckFeature.ts'
import { corrections } from '#client/features/corrections/editorFeature.ts'
import { editingMode } from '#client/features/editing-mode/editorFeature.ts'
import { find } from '#client/features/find/editorFeature.ts'
import { focus } from '#client/features/focus-mode/editorFeature.ts'
import { fonts } from '#client/features/fonts/editorFeature.ts'
import { images } from '#client/features/images/editorFeature.ts'
import { outline } from '#client/features/outline/editorFeature.ts'
import { revisions } from '#client/features/revisions/editorFeature.ts'
import { slash } from '#client/features/slash/editorFeature.ts'
import { insertSnippet } from '#client/features/snippets/insert/editorFeature.ts'
import { saveSnippet } from '#client/features/snippets/save/editorFeature.ts'
import { snippetVariables } from '#client/features/snippets/variables/editorFeature.tsx'
import { suggestions } from '#client/features/suggestions/editorFeature.ts'
import { tables } from '#client/features/tables/editorFeature.ts'
import { spokenText } from '#client/features/voice/editorFeature.ts'
import { wordGoal } from '#client/features/word-goal/editorFeature.ts'
import { documentStyle } from '#client/features/writing-style/document/editorFeature.tsx'

import { documentCommands } from './documentCommands.ts'
import { goals } from './goals.ts'
import { unchecked } from './unchecked.tsx'

/** The features of the editor, in the order of their contributions to the review. */
export const editorFeatures: readonly EditorFeature[] = [
  link,
  wordGoal,
  find,
  goals,
  deepCheck,
  assist,
  suggestions,
  corrections,
  decided,
  unchecked,
  comments,
  documentStyle(editor => editor.storage.corrections.handle.languages),
  images,
  outline,
  fonts,
  revisions,
  focus,
  editingMode,
  tables,
  codeLanguage,
  insertSnippet,
  saveSnippet,
  slash,
  spokenText,
  format,
  documentCommands,
]

/** Only long texts have these. */
const LONG: readonly EditorFeature[] = [wordGoal, outline, fonts, focus, tables, codeLanguage]

/** Those of a snippet, which is short. */
export const snippetFeatures: readonly EditorFeature[] = [
  snippetVariables,
  ...editorFeatures.filter(feature => !LONG.includes(feature)),
]
