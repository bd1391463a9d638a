import { ShieldCheck } from 'lucide-react'

import { PrivacyPane } from '#client/features/account/privacy/PrivacyPane.tsx'

import type { Pane } from '../pane.ts'

export const pane: Pane = { icon: ShieldCheck, content: <PrivacyPane /> }
