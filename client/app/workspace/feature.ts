import { ChartColumn, LayoutDashboard, PencilLine } from 'lucide-react'

import type { Feature } from '#client/features/feature.ts'

/** The screens that several features meet on. */
export const workspace: Feature = {
  screens: {
    home: async () => (await import('./HomePage.tsx')).HomePage,
    document: async () => (await import('./DocumentPage.tsx')).DocumentPage,
    'open-snippet': async () => (await import('./DocumentPage.tsx')).SnippetPage,
    'invite-link': async () => (await import('./InviteLinkPage.tsx')).InviteLinkPage,
    'writing-style': async () => (await import('./WritingStylePage.tsx')).WritingStylePage,
    dashboard: async () => (await import('./DashboardPage.tsx')).DashboardPage,
    settings: async () => (await import('./settings/SettingsPage.tsx')).SettingsPage,
  },
  icons: { editor: PencilLine, 'writing-style': ChartColumn, dashboard: LayoutDashboard },
}
