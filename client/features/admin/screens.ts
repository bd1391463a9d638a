import type { ComponentType } from 'react'

import type { ScreenProps } from '#client/features/feature.ts'
import type { ROUTES } from '#schema/site/routes.ts'

type AdminScreen = Extract<(typeof ROUTES)[number], { section: 'admin' }>['screen']

/**
 * The functions that load the screens of the admin area. These are many and few people see them, so the app
 * loads the list of their files with the first one.
 */
export const screens: Readonly<Record<AdminScreen, () => Promise<ComponentType<ScreenProps>>>> = {
  'admin-overview': async () => (await import('./overview/OverviewPage.tsx')).OverviewPage,
  'admin-users': async () => (await import('./users/UsersPage.tsx')).UsersPage,
  'admin-edit-user': async () => (await import('./users/EditUserPage.tsx')).EditUserPage,
  'admin-content': async () => (await import('./content/ContentPage.tsx')).ContentPage,
  'admin-new-text': async () => (await import('./content/NewTextPage.tsx')).NewTextPage,
  'admin-text': async () => (await import('./content/EditTextPage.tsx')).EditTextPage,
  'admin-messages': async () => (await import('./messages/MessagesPage.tsx')).MessagesPage,
  'admin-reports': async () => (await import('./reports/ReportsPage.tsx')).ReportsPage,
  'admin-jobs': async () => (await import('./jobs/JobsPage.tsx')).JobsPage,
  'admin-test': async () => (await import('./diagnostics/DiagnosticsPage.tsx')).DiagnosticsPage,
  'admin-audit': async () => (await import('./audit/AuditPage.tsx')).AuditPage,
  'admin-plans': async () => (await import('./plans/PlansPage.tsx')).PlansPage,
  'admin-plan': async () => (await import('./plans/EditPlanPage.tsx')).EditPlanPage,
  'admin-payments': async () => (await import('./payments/PaymentsPage.tsx')).PaymentsPage,
  'admin-payment': async () => (await import('./payments/OrderPage.tsx')).OrderPage,
  'admin-settings': async () => (await import('./settings/SettingsPage.tsx')).SettingsPage,
  'admin-profile': async () => (await import('./users/UserPage.tsx')).OwnPage,
  'admin-user': async () => (await import('./users/UserPage.tsx')).UserPage,
}
