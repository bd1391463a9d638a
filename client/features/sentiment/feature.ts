import { Gauge } from 'lucide-react'

import type { Feature } from '#client/features/feature.ts'

export const sentiment: Feature = {
  screens: { sentiment: async () => (await import('./SentimentPage.tsx')).SentimentPage },
  icons: { sentiment: Gauge },
}
