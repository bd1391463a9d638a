import { Bell } from 'lucide-react'

import { NotificationsPane } from '#client/features/notifications/NotificationsPane.tsx'

import type { Pane } from '../pane.ts'

export const pane: Pane = { icon: Bell, content: <NotificationsPane /> }
