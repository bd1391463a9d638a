import * as z from 'zod/mini'

import { achievement } from '#schema/dashboard/achievements.ts'
import { defineEvent } from '#schema/events/define.ts'

/** An achievement was awarded. Key: user and achievement. Room: the user. */
export const achievementAwarded = defineEvent('achievements.awarded', z.object({ achievement }))
