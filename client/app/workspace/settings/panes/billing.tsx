import { ReceiptIndianRupee } from 'lucide-react'

import { BillingPane } from '#client/features/payments/BillingPane.tsx'

import type { Pane } from '../pane.ts'

export const pane: Pane = { icon: ReceiptIndianRupee, content: <BillingPane /> }
