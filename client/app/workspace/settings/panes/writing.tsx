import { PenLine } from 'lucide-react'

import { WritingPane } from '#client/features/account/writing/WritingPane.tsx'

import type { Pane } from '../pane.ts'

export const pane: Pane = { icon: PenLine, content: <WritingPane /> }
