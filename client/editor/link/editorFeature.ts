import type { EditorFeature } from '#client/editor/features/feature.ts'

import { useLinkInEditor } from './useLinkInEditor.tsx'

/** Links over the selection: a button in the toolbar and Ctrl+K. */
export const link: EditorFeature = { id: 'link', useContribution: useLinkInEditor }
