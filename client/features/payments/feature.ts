import type { Feature } from '#client/features/feature.ts'

export const payments: Feature = {
  screens: {
    subscribe: async () => (await import('./SubscribePage.tsx')).SubscribePage,
    'payment-success': async () => (await import('./PaymentPage.tsx')).PaymentPage,
    invoice: async () => (await import('./InvoicePage.tsx')).InvoicePage,
    'demo-payment': async () => (await import('./DemoPaymentPage.tsx')).DemoPaymentPage,
  },
}
