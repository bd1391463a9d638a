import * as z from 'zod/mini'

import { badge } from '#schema/dashboard/badges.ts'
import { defineEvent } from '#schema/events/define.ts'

/** A badge was awarded. Key: user and badge. Room: the user. */
export const badgeAwarded = defineEvent('achievements.awarded', z.object({ badge }))
