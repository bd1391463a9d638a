import type { Feature } from '#client/features/feature.ts'

export const auth: Feature = {
  screens: {
    'sign-up': async () => (await import('./SignUpPage.tsx')).SignUpPage,
    'sign-in': async () => (await import('./SignInPage.tsx')).SignInPage,
    'admin-sign-in': async () => (await import('./AdminSignInPage.tsx')).AdminSignInPage,
    'forgot-password': async () => (await import('./links/ForgotPasswordPage.tsx')).ForgotPasswordPage,
    'reset-password': async () => (await import('./links/ResetPasswordPage.tsx')).ResetPasswordPage,
    verify: async () => (await import('./links/VerifyPage.tsx')).VerifyPage,
    'first-admin': async () => (await import('./links/FirstAdminPage.tsx')).FirstAdminPage,
  },
}
