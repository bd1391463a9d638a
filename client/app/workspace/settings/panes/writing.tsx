import { PenLine } from 'lucide-react'

import { WritingPane } from '#client/features/account/writing/WritingPane.tsx'
import { CheckPreferences } from '#client/features/check-settings/preferences/CheckPreferences.tsx'
import { DictionarySection } from '#client/features/dictionary/DictionarySection.tsx'

import type { Pane } from '../pane.ts'

export const pane: Pane = {
  icon: PenLine,
  content: (
    <>
      <WritingPane />
      <CheckPreferences />
      <DictionarySection />
    </>
  ),
}
