import * as z from 'zod/mini'

import { defineEvent } from '#schema/events/define.ts'
import { PLAN_CHANGED } from '#schema/site/visitors.ts'

import { planName } from './contract.ts'

/** A plan changed. Rooms: administrators, and everyone with a page of the site open. Key: the plan. */
export const planChanged = defineEvent(PLAN_CHANGED, z.object({ name: planName }))
