import { Palette } from 'lucide-react'

import { AppearancePane } from '#client/features/account/appearance/AppearancePane.tsx'

import type { Pane } from '../pane.ts'

export const pane: Pane = { icon: Palette, content: <AppearancePane /> }
