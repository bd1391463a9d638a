import { Mail } from 'lucide-react'

import type { Feature } from '#client/features/feature.ts'

export const emailWriter: Feature = {
  screens: { email: async () => (await import('./EmailPage.tsx')).EmailPage },
  icons: { email: Mail },
}
