import { UserRound } from 'lucide-react'

import { ProfilePane } from '#client/features/account/profile/ProfilePane.tsx'

import type { Pane } from '../pane.ts'

export const pane: Pane = { icon: UserRound, content: <ProfilePane /> }
