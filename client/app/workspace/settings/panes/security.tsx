import { LockKeyhole } from 'lucide-react'

import { SecurityPane } from '#client/features/account/security/SecurityPane.tsx'
import { KeysSection } from '#client/features/keys/KeysSection.tsx'

import type { Pane } from '../pane.ts'

export const pane: Pane = { icon: LockKeyhole, content: <SecurityPane keys={<KeysSection />} /> }
