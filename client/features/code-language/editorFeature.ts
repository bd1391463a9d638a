import type { EditorFeature } from '#client/editor/features/feature.ts'

import { useCodeLanguage } from './useCodeLanguage.tsx'

/** The language of a block of code, chosen while the caret is in it. */
export const codeLanguage: EditorFeature = { id: 'code-language', useContribution: useCodeLanguage }
