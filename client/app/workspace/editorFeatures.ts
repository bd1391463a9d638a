import type { EditorFeature } from '#client/editor/features/feature.ts'
import { link } from '#client/editor/link/editorFeature.ts'
import { assist } from '#client/features/assist/editorFeature.ts'
import { corrections } from '#client/features/corrections/editorFeature.ts'
import { openQuotaDialog } from '#client/features/usage/quotaDialogState.ts'

import { goals } from './goals.tsx'
import { unchecked } from './unchecked.tsx'

/** The features of the editor, in the order of their contributions to the review. */
export const editorFeatures: readonly EditorFeature[] = [
  link,
  goals,
  assist({ onQuotaExceeded: openQuotaDialog }),
  corrections,
  unchecked,
]
