import { Mail } from 'lucide-react'

import type { Feature } from '#client/features/feature.ts'

export const emailGenerator: Feature = {
  screens: { 'email-generator': async () => (await import('./EmailGeneratorPage.tsx')).EmailGeneratorPage },
  icons: { email: Mail },
}
