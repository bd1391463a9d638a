import { setTimeout as sleep } from 'node:timers/promises'

import { z } from 'zod'

import { ATTACKS } from './attacks/all.ts'
import { Deeds, scene } from './attacks/attack.ts'
import { serve } from './helper.ts'

const order = z.object({ name: z.string(), scene, seconds: z.number() })

/** Attacks for a number of seconds. Returns what the attacker did. */
async function attack(value: unknown): Promise<Record<string, number>> {
  const { name, scene, seconds } = order.parse(value)
  const deeds = new Deeds()
  const signal = AbortSignal.timeout(seconds * 1000)
  const attacking = ATTACKS.find(one => one.name === name)?.run(scene, deeds, signal)
  await Promise.race([attacking, sleep(seconds * 1000)])
  return deeds.counts
}

serve({ attack })
