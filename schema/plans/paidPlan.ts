import * as z from 'zod/mini'

import type { PlanName } from './contract.ts'

export const paidPlan = z.enum(['premium', 'pro']) satisfies z.ZodMiniType<PlanName>
